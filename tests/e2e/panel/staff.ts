import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import type { BookingRequest } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import type { Database } from "../../../server/database/schema.ts";
import { argon2id } from "../../../server/staff/passwords.ts";
import { startSession } from "../../../server/staff/sessions.ts";

/** The browser tests' server keeps its data where playwright.config.ts says. */
const dataDir = process.env.E2E_DATA_DIR!;

export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), new Date());
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}

export const password = "gökyüzü ve kitaplar";

/** An account of the test's own, so that no test meets another's. */
export function newAccount(): Promise<{ id: string; email: string }> {
  return withDatabase(async ({ db }) => {
    const id = randomUUID();
    const email = `${id.slice(0, 8)}@example.com`;
    await db
      .insertInto("staff_accounts")
      .values({
        id,
        email,
        password_hash: await argon2id.hash(password),
        created_at: new Date().toISOString(),
      })
      .execute();
    return { id, email };
  });
}

/** Signs someone in without the form, which has tests of its own. */
export async function signIn(page: Page, baseURL: string): Promise<{ id: string; email: string }> {
  const account = await newAccount();
  const token = await withDatabase((database) =>
    startSession(database, { accountId: account.id, device: "Deneme", now: new Date() }),
  );
  await page.context().addCookies([{ name: "yonetim", value: token, url: baseURL }]);
  return account;
}

/** A request from the site. Each test takes days of its own, far enough ahead to be free. */
export async function bookOnSite(
  request: APIRequestContext,
  wish: { day: string; timeSlot: string } & Partial<BookingRequest>,
): Promise<number> {
  const { day, ...changes } = wish;
  const answer = await request.post(paths.book, {
    data: {
      name: "Ayşe Yılmaz",
      phone: "05321234567",
      firmId: "akademi",
      date: istanbulInstant({ day, time: `${wish.timeSlot.slice(0, 2)}:00` }).toISOString(),
      randevuTipi: "Mini Öngörü",
      ...changes,
    },
  });
  return answer.status();
}
