import "./check-node.js";
import { readConfig } from "../config.ts";
import { damageOf } from "../database/damage.ts";
import { runCommand } from "./run-command.ts";

// The server runs it every night: a long check would block requests.
await runCommand(async () => damageOf(readConfig(process.env)) ?? "ok");
