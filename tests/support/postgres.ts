import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; each test works in a schema of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
