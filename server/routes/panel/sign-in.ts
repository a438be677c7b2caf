import type { FastifyInstance } from "fastify";
import type { Parts } from "../../app.ts";

export function addSignInRoutes(_app: FastifyInstance, _parts: Parts): void {}
