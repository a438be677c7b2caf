import type { AccountsAnswer, LinkMade, PeopleAnswer } from "../../../../contract/panel/calls.ts";
import { panelPages, panelPath } from "../../../../contract/panel/pages.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { accountRequest, idParams, inviteRequest } from "../../../../contract/panel/schemas.ts";
import { isEmail, normalEmail } from "../../../accounts/accounts.ts";
import { linkEnd } from "../../../accounts/links.ts";
import { listAccounts, namesOf } from "../../../accounts/list-accounts.ts";
import {
  addAccount,
  changeAccount,
  endSessionsOf,
  removeAccount,
  resetAccount,
} from "../../../accounts/manage-accounts.ts";
import { isRefused, type Refused, refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Accounts of all staff. For owners, except the list of names. */
export function addAccountsRoutes(app: App, { database, clock }: AppDependencies): void {
  app.get(panelPaths.people, { config: { access: "assistant" } }, async () => {
    return { names: await namesOf(database) } satisfies PeopleAnswer;
  });

  app.get(panelPaths.accounts, { config: { access: "owner" } }, async ({ staff }) => {
    return { accounts: await listAccounts(database, clock(), staff) } satisfies AccountsAnswer;
  });

  app.post(
    panelPaths.accounts,
    { config: { access: "owner", confirm: true }, schema: { body: inviteRequest } },
    async ({ body, staff }, reply) => {
      const email = normalEmail(body.email);
      if (!isEmail(email)) return refused("email_invalid");
      const by = { staff, now: clock() };
      const made = linkMade(await addAccount(database, { ...body, email }, by), by.now);
      return isRefused(made) ? made : reply.code(201).send(made);
    },
  );

  app.post(
    panelPaths.account(":id"),
    {
      config: { access: "owner", confirm: true },
      schema: { params: idParams, body: accountRequest },
    },
    async ({ params: { id }, body, staff }, reply) =>
      (await changeAccount(database, id, body, { staff, now: clock() })) ?? reply.code(204).send(),
  );

  app.post(
    panelPaths.resetAccount(":id"),
    { config: { access: "owner", confirm: true }, schema: { params: idParams } },
    async ({ params: { id }, staff }) => {
      const by = { staff, now: clock() };
      return linkMade(await resetAccount(database, id, by), by.now);
    },
  );

  app.post(
    panelPaths.endSessions(":id"),
    { config: { access: "owner", confirm: true }, schema: { params: idParams } },
    async ({ params: { id }, staff }, reply) =>
      (await endSessionsOf(database, id, { staff, now: clock() })) ?? reply.code(204).send(),
  );

  app.delete(
    panelPaths.account(":id"),
    { config: { access: "owner", confirm: true }, schema: { params: idParams } },
    async ({ params: { id }, staff }, reply) =>
      (await removeAccount(database, id, { staff, now: clock() })) ?? reply.code(204).send(),
  );
}

function linkMade(token: string | Refused, now: Date): LinkMade | Refused {
  if (isRefused(token)) return token;
  return { address: panelPath + panelPages.setUpWith(token), until: linkEnd(now) };
}
