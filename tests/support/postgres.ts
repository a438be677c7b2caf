import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster.ts";
import { makeTemplates } from "./storage.ts";

/** One PostgreSQL for the whole run; each test works in a schema or a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  project.provide("templates", await makeTemplates(cluster.url));
  return cluster.stop;
}
