import type { MailState } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { sendTestMail } from "../../../messages/test-mail.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { requestLimit } from "../../limits.ts";
import type { App } from "../../validation.ts";

/** Test mails in a window. */
const allowance = { seconds: 3600, hits: 5 };

export function addMailRoutes(app: App, deps: AppDependencies): void {
  const { config, clock, count } = deps;
  const limit = requestLimit(count, "deneme postasi", allowance);
  const state = (): MailState => ({ to: (config.SMTP_URL && config.MAIL_TO) || null });
  app.get(panelPaths.testMail, { config: { access: "owner" } }, async () => state());
  app.post(panelPaths.testMail, { config: { access: "owner" } }, async ({ staff }) => {
    const tooMany = await limit(staff!.accountId, clock());
    return tooMany ?? (await sendTestMail(deps, staff!)) ?? state();
  });
}
