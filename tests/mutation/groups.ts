/** What is broken on purpose, by which tests it has to be noticed, and how much of it at least, in percent. */
export type Group = { mutate: string[]; tests: string[]; least: number };

/** The tests of accounts, set-up and sign-in. */
const signIn = "accounts|second-factor|sessions|set-up|sign-in*";

export const groups: Record<string, Group> = {
  booking: { mutate: ["booking/**"], tests: ["booking/*.test.ts"], least: 95 },
  contract: {
    // The rest is tables of words and addresses.
    mutate: ["contract/{academy,icalendar,*/pages,*/schemas}.ts"],
    tests: ["contract/**/*.test.ts"],
    least: 95,
  },
  sky: {
    // The audit is a document, and its one test compares the whole of it, in eight seconds.
    mutate: ["sky/!(audit-*|main).ts"],
    tests: ["sky/!(audit).test.ts"],
    least: 95,
  },
  // Left out of both: what starts processes, needs PostgreSQL, or races for seconds.
  appointments: {
    mutate: ["server/appointments/*.ts"],
    tests: [
      "server/appointments/*.test.ts",
      `tests/api/panel/!(events|first-link|live|*races|staff-command|${signIn}).test.ts`,
      "tests/api/public/{booking,limits,lookup,refusals}.test.ts",
    ],
    least: 85,
  },
  staff: {
    mutate: ["server/staff/*.ts"],
    tests: ["server/staff/*.test.ts", `tests/api/panel/@(calendar-feed|${signIn}).test.ts`],
    least: 85,
  },
};

/** The tests of a run, as Stryker's processes find them in their environment. */
export const testsVariable = "MUTATION_TESTS";
