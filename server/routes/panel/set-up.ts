import type { FastifyInstance } from "fastify";
import type { Parts } from "../../app.ts";

export function addSetUpRoutes(_app: FastifyInstance, _parts: Parts): void {}
