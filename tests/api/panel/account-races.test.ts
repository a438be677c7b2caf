import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import { type Service, startService, temporaryStorage } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const rounds = Array.from({ length: 12 }, (_, round) => round);

/** Two owners, on PostgreSQL each at a server of their own. */
async function twoOwners(engine: (typeof bothEngines)[number]) {
  const storage = await temporaryStorage(engine);
  const left = await startService({ engine, storage });
  const right = engine === "sqlite" ? left : await startService({ engine, storage });
  const owner = (service: Service, email: string) =>
    newColleague(service, email, { password_hash: "x" });
  async function renew(): Promise<[Colleague, Colleague]> {
    await left.database.db.deleteFrom("staff_accounts").execute();
    return [await owner(left, "ece@example.com"), await owner(right, "can@example.com")];
  }
  return { service: left, renew };
}

const owners = async ({ database }: Service) =>
  (await database.db.selectFrom("staff_accounts").selectAll().execute()).filter(
    ({ role, password_hash }) => role === "owner" && password_hash !== null,
  );

const acts: Record<string, (by: Colleague, whom: Colleague) => Promise<{ status: number }>> = {
  demote: (by, { accountId }) =>
    by.call("POST", panelPaths.account(accountId), { name: "Biri", role: "assistant" }),
  remove: (by, { accountId }) => by.call("DELETE", panelPaths.account(accountId)),
  reset: (by, { accountId }) => by.call("POST", panelPaths.resetAccount(accountId)),
};
const pairs = Object.keys(acts).flatMap((one) =>
  Object.keys(acts).map((other) => [one, other] as const),
);

test.each(bothEngines)("Of two owners who demote each other one remains (%s)", async (engine) => {
  const { service, renew } = await twoOwners(engine);
  for (const [one, other] of [...pairs, ...pairs]) {
    const [ece, can] = await renew();
    const answers = await Promise.all([acts[one]!(ece, can), acts[other]!(can, ece)]);
    const isDone = answers.map(({ status }) => status < 300);
    expect([one, other, isDone.filter(Boolean)]).toEqual([one, other, [true]]);
    expect([one, other, await owners(service)]).toMatchObject([
      one,
      other,
      [{ email: isDone[0] ? ece.email : can.email }],
    ]);
  }
});

test.each(bothEngines)("Two owners who step down at once leave one owner (%s)", async (engine) => {
  const { service, renew } = await twoOwners(engine);
  for (const _ of rounds) {
    const [ece, can] = await renew();
    const answers = await Promise.all([acts.demote!(ece, ece), acts.demote!(can, can)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await owners(service)).toHaveLength(1);
  }
});

test.each(bothEngines)("An address invited twice at once is invited once (%s)", async (engine) => {
  const { service, renew } = await twoOwners(engine);
  for (const _ of rounds) {
    const both = await renew();
    const su = { name: "Su Ak", email: "su@example.com", role: "assistant" };
    const answers = await Promise.all(
      both.map((owner) => owner.call("POST", panelPaths.accounts, su)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const links = await service.database.db.selectFrom("password_links").selectAll().execute();
    expect(links).toHaveLength(1);
  }
});

test.each(bothEngines)("A demotion races with owners’ calls without a gap (%s)", async (engine) => {
  const { service, renew } = await twoOwners(engine);
  for (const _ of rounds) {
    const [ece, can] = await renew();
    const su = { name: "Su Ak", email: "su@example.com", role: "owner" };
    const [demoted, invited] = await Promise.all([
      acts.demote!(ece, can),
      can.call<{ code?: string }>("POST", panelPaths.accounts, su),
    ]);
    expect(demoted.status).toBe(204);
    const known = await service.database.db
      .selectFrom("staff_accounts")
      .select("id")
      .where("email", "=", su.email)
      .execute();
    expect([invited.status, known.length]).toEqual(invited.status === 201 ? [201, 1] : [403, 0]);
  }
});
