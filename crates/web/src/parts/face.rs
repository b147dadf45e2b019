//! The faces of the players: their avatars, and what they feel.

use leptos::prelude::*;
use shown::look::Look;

use super::icon::Icon;
use crate::room::Room;
use crate::speech::say;

/// The face of a seat, marked if a bot plays it, with what its player shows for a while. It says
/// no more than that it is a bot: the name stands beside it, and feelings are told in the talk.
pub fn face(room: Room, seat: usize) -> AnyView {
    let look = Memo::new(move |_| room.look(seat));
    let guest = move || room.table.with(|table| table.as_ref()?.seats.get(seat.checked_sub(1)?)?.guest);
    let bot = move || {
        let bot = |table: &protocol::TableInfo| Some(table.seats.get(seat.checked_sub(1)?)?.bot.is_some());
        room.table.with(|table| bot(table.as_ref()?)).unwrap_or_default()
    };
    let feeling = Memo::new(move |_| room.talk.feeling(guest()?));
    view! {
        <span class="face" aria-hidden="true" data-thing=move || bot().then_some("sign bot")>
            {move || look.get().map(avatar)}
            {move || bot().then(|| view! { <span class="bot-badge"><Icon name="bot"/></span> })}
            {move || feeling.get().map(|emote| view! { <span class="feeling" data-emote=emote><Icon name=emote/></span> })}
        </span>
        {move || bot().then(|| view! { <span class="visually-hidden">{say("table-bot")}" "</span> })}
    }
    .into_any()
}

/// The picture of how somebody looks.
pub fn avatar(look: Look) -> AnyView {
    let Look { avatar, copy } = look;
    view! {
        <span class="avatar" aria-hidden="true" data-avatar=avatar.as_str() inner_html=card_art::avatar(avatar, copy)></span>
    }
    .into_any()
}

/// How the bot of a seat plays, in a word; nothing for people.
pub fn temper(room: Room, seat: usize) -> AnyView {
    let temper = Memo::new(move |_| room.temper(seat));
    let word =
        move |temper: shown::temper::Temper| view! { <span class="temper">{say(temper.message())}</span> };
    (move || temper.get().map(word)).into_any()
}
