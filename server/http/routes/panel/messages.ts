import type { MessagesAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { messagesRequest } from "../../../../contract/panel/schemas.ts";
import { nextToTell } from "../../../appointments/read.ts";
import { changeMessages, messagesNow } from "../../../messages/messages.ts";
import { isRefused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Long texts of two-byte letters exceed the default limit. */
const longestBody = 32 * 1024;

export function addMessagesRoutes(app: App, { database, clock }: AppDependencies): void {
  app.get(panelPaths.messages, { config: { access: "owner" } }, () => shown());
  app.post(
    panelPaths.messages,
    { config: { access: "owner" }, schema: { body: messagesRequest }, bodyLimit: longestBody },
    async ({ body, staff }) => {
      const changed = await changeMessages(database, body, { actor: staff, now: clock() });
      return isRefused(changed) ? changed : shown();
    },
  );

  async function shown(): Promise<MessagesAnswer> {
    const next = await nextToTell(database, clock());
    return { ...(await messagesNow(database.db)), next };
  }
}
