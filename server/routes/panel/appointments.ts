import type { FastifyInstance } from "fastify";
import type { Parts } from "../../app.ts";

export function addAppointmentRoutes(_app: FastifyInstance, _parts: Parts): void {}
