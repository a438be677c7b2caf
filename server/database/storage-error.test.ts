import { expect, test } from "vitest";
import { isStorageError } from "./storage-error.ts";
import { defaultTimeout, timeLimits } from "./time-limits.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test("Storage errors differ from errors of the code", () => {
  for (const code of [
    ...[
      "SQLITE_BUSY",
      "SQLITE_BUSY_SNAPSHOT",
      "SQLITE_FULL",
      "SQLITE_READONLY",
      "SQLITE_IOERR_WRITE",
    ],
    ...["53100", "53300", "57014", "57P01", "57P03", "08006", "58030", "55P03", "25006", "25P03"],
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EHOSTUNREACH"],
  ]) {
    expect([code, isStorageError(coded(code))]).toEqual([code, true]);
  }
  for (const code of ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR", "23505", "42P01", "22021"]) {
    expect([code, isStorageError(coded(code))]).toEqual([code, false]);
  }
  expect(isStorageError(new Error("Query read timeout"))).toBe(true);
  expect(isStorageError(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(isStorageError(new AggregateError([coded("ECONNREFUSED")]))).toBe(true);
  expect(isStorageError(new TypeError("x is not a function"))).toBe(false);
  expect(isStorageError("SQLITE_BUSY")).toBe(false);
});

test("A call to PostgreSQL is answered or given up on within three seconds", () => {
  const { connection, lock, statement, silence } = timeLimits(defaultTimeout);
  for (const wait of [connection + silence, 2 * connection, 2 * lock]) {
    expect(wait).toBeLessThan(3000);
  }
  // PostgreSQL's default deadlock_timeout: a shorter lock timeout would prevent its deadlock detection.
  expect(lock).toBeGreaterThan(1000);
  expect(lock).toBeLessThan(statement);
  expect(statement).toBeLessThan(silence);
});
