import { panelPages, panelUrl } from "../../../../contract/panel/pages.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import type { PushState } from "../../../../contract/panel/push.ts";
import { pushRequest } from "../../../../contract/panel/schemas.ts";
import { sendPush } from "../../../appointments/send-pushes.ts";
import { choiceOf, subscribe, subscriptionOf, unsubscribe } from "../../../push/subscriptions.ts";
import { vapidPair } from "../../../push/vapid.ts";
import { refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { requestLimit } from "../../limits.ts";
import type { App } from "../../validation.ts";

/** Test pushes in a window. */
const allowance = { seconds: 3600, hits: 20 };

export function addPushRoutes(app: App, deps: AppDependencies): void {
  const { database, config, clock, keys, count } = deps;
  const limit = requestLimit(count, "deneme bildirimi", allowance);

  app.get(panelPaths.push, { config: { access: "assistant" } }, async ({ staff }) => {
    const pair = await vapidPair(database, keys);
    const publicKey = pair.getPublicKey("base64url");
    return { publicKey, choice: await choiceOf(database, staff!) } satisfies PushState;
  });

  app.post(
    panelPaths.push,
    { config: { access: "assistant" }, schema: { body: pushRequest } },
    async ({ body, staff }, reply) => {
      const terms = { services: config.PUSH_SERVICES, now: clock() };
      return (await subscribe(database, staff!, body, terms)) ?? reply.code(204).send();
    },
  );

  app.delete(panelPaths.push, { config: { access: "assistant" } }, async ({ staff }, reply) => {
    await unsubscribe(database, staff!);
    return reply.code(204).send();
  });

  app.post(panelPaths.testPush, { config: { access: "assistant" } }, async ({ staff }, reply) => {
    const tooMany = await limit(staff!.accountId, clock());
    if (tooMany) return tooMany;
    const subscription = await subscriptionOf(database, staff!);
    if (!subscription) return refused("push_off");
    const { outcome } = await sendPush(deps, subscription, {
      title: "Deneme bildirimi",
      body: "Bu cihaz panelin bildirimlerini alıyor.",
      url: panelUrl("", panelPages.settingsOf("bildirimler")),
      tag: "test",
    });
    if (outcome !== "gone" && outcome !== "sent") return refused("push_failed");
    if (outcome === "sent") return reply.code(204).send();
    await unsubscribe(database, staff!);
    return refused("push_off");
  });
}
