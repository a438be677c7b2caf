import type { Selectable } from "kysely";
import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import { typeOf } from "../../booking/status.ts";
import { type Academy, titleOf } from "../../contract/academy.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPages, panelUrl } from "../../contract/panel/pages.ts";
import type { PushMessage } from "../../contract/panel/push.ts";
import { panelAddress } from "../accounts/panel-address.ts";
import type { SecretKeys } from "../accounts/secret-keys.ts";
import { isOpen } from "../accounts/sessions.ts";
import type { Config } from "../config.ts";
import type { Database, OutboxPush } from "../database/schema.ts";
import { markSent, reschedule, takeDue } from "../outbox.ts";
import { encrypt } from "../push/encrypt.ts";
import type { Subscription } from "../push/subscriptions.ts";
import { vapidHeader, vapidPair } from "../push/vapid.ts";
import { countAttention } from "./attention.ts";
import { newsWords } from "./outbox.ts";
import { appointmentOf, appointmentsOn } from "./read.ts";

export type PushDependencies = {
  database: Database;
  clock: () => Date;
  config: Config;
  academy: Academy;
  keys: SecretKeys;
};
type Push = Selectable<OutboxPush>;

const timeout = 10_000;
/** Pushes on their way at the same time: a slow service holds up none of the others. */
const atOnce = 4;
const day = 24 * 3_600_000;

/** What became of a push: the browser's subscription may be gone, and a service may refuse for good. */
type Outcome = "sent" | "gone" | "refused" | "failed";
type Counts = { sent: number; failed: number; status?: number };

export async function sendDuePushes(deps: PushDependencies): Promise<Counts> {
  const counts: Counts = { sent: 0, failed: 0 };
  async function sendAll() {
    for (;;) {
      const push = await takeDue(deps.database, "push_outbox", deps.clock());
      if (!push) return;
      await deliver(deps, push, counts);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  return counts;
}

async function deliver(deps: PushDependencies, push: Push, counts: Counts): Promise<void> {
  const { database, clock } = deps;
  const now = clock();
  const drop = () => database.db.deleteFrom("push_outbox").where("id", "=", push.id).execute();
  const subscription = await database.db
    .selectFrom("push_subscriptions")
    .innerJoin("staff_sessions", "staff_sessions.id", "session_id")
    .select(["push_subscriptions.id", "endpoint", "p256dh", "auth", "shows_names"])
    .where("push_subscriptions.id", "=", push.subscription_id)
    .where(isOpen(now))
    .executeTakeFirst();
  const isOld = now.getTime() - Date.parse(push.created_at) >= day;
  if (!subscription || isOld) return void (await drop());
  const message = await messageOf(deps, push, subscription.shows_names === 1);
  if (!message) return void (await drop());
  const { outcome, status } = await sendPush(deps, subscription, message);
  if (outcome === "sent") {
    await markSent(database, "push_outbox", push.id, clock());
    counts.sent += 1;
    return;
  }
  if (outcome === "gone") {
    await database.db.deleteFrom("push_subscriptions").where("id", "=", subscription.id).execute();
    return;
  }
  counts.failed += 1;
  counts.status = status;
  if (outcome === "refused") await drop();
  else await reschedule(database, "push_outbox", push, clock());
}

/** Sends one push at once. The service sees the browser's address and the length, and nothing of the content. */
export async function sendPush(
  { database, clock, config, keys }: PushDependencies,
  subscription: Subscription,
  message: PushMessage,
): Promise<{ outcome: Outcome; status?: number }> {
  const pair = await vapidPair(database, keys);
  const { endpoint } = subscription;
  const subject = new URL(panelAddress(config)).origin;
  try {
    const { status, body } = await fetch(endpoint, {
      method: "POST",
      headers: {
        authorization: vapidHeader(pair, { endpoint, subject, now: clock() }),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(day / 1000),
        urgency: "high",
      },
      body: new Uint8Array(encrypt(JSON.stringify(message), subscription)),
      // A service that leads elsewhere could lead to an address of our own network.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return { outcome: outcomeOf(status), status };
  } catch {
    return { outcome: "failed" };
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

/** Undefined if there is nothing to tell any more: somebody has answered or seen it, or its hour has come. */
async function messageOf(
  { database, clock, academy }: PushDependencies,
  { topic, appointment_id }: Push,
  showsNames: boolean,
): Promise<PushMessage | undefined> {
  const now = clock();
  const counts = await countAttention(database, now);
  const about = (appointment: PanelAppointment) => {
    const { name, consultation, timeSlot } = appointment;
    const title = typeOf({ randevuTipi: titleOf(academy.consultations, consultation) });
    return { timeSlot, who: showsNames ? [`${name?.split(" ")[0]}, ${title}`] : [] };
  };
  const message = (title: string, lines: string[], page: string): PushMessage => ({
    title,
    body: lines.join("\n"),
    url: panelUrl("", page),
    tag: `${topic} ${appointment_id}`,
    badge: counts.pending + counts.cancellations,
  });
  if (topic === "today") {
    const { day } = istanbulClock(now);
    const coming = (await appointmentsOn(database, day)).filter(
      ({ status, date }) => status === "approved" && date > now.toISOString(),
    );
    if (coming.length === 0) return undefined;
    const times = coming.map(about).map(({ timeSlot, who }) => [timeSlot, ...who].join(" "));
    const lines = showsNames ? times : [times.join(", ")];
    return message(`Bugün ${coming.length} randevu`, lines, panelPages.weekOf(day));
  }
  const appointment = await appointmentOf(database.db, appointment_id);
  if (!appointment) return undefined;
  const { status, isCancellationSeen } = appointment;
  const { timeSlot, who } = about(appointment);
  const page = panelPages.appointment(appointment_id);
  if (topic === "soon") {
    const minutes = Math.ceil((Date.parse(appointment.date) - now.getTime()) / 60_000);
    const isStillSo = status === "approved" && minutes > 0;
    return isStillSo
      ? message(`${minutes} dakika sonra randevu`, [timeSlot, ...who], page)
      : undefined;
  }
  const isStillNews = topic === "visitor_cancel" ? !isCancellationSeen : status === "pending";
  const when = `${dayInWords(appointment.day)} ${timeSlot}`;
  return isStillNews ? message(newsWords[topic].subject, [when, ...who], page) : undefined;
}
