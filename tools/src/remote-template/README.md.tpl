# @archway/{{name}}

A remote of Archway.

## What it promises

- Its screens stand in both languages, with nothing, much and an error to show.

## What it never does

- It imports no other remote: what another one should show comes by slots.

## Where to begin

`src/app.ts` names the screens. How a team owns a remote: [docs/remotes.md](../../docs/remotes.md).
