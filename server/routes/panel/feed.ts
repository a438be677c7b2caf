import type { FastifyInstance } from "fastify";
import type { Parts } from "../../app.ts";

export function addFeedRoutes(_app: FastifyInstance, _parts: Parts): void {}
export function addPublicFeedRoute(_app: FastifyInstance, _parts: Parts): void {}
