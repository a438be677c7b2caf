import type { PanelAppointment } from "../../contract/panel/calls.ts";

/** As the panel gets it; what a test is about stands in the changes. */
export function panelAppointment(changes: Partial<PanelAppointment> = {}): PanelAppointment {
  return {
    id: "1",
    day: "2025-09-24",
    timeSlot: "21:00",
    date: "2025-09-24T18:00:00.000Z",
    minutes: 30,
    heldMinutes: 30,
    consultation: "mini-ongoru",
    clientId: "a",
    name: "Ayşe Yılmaz",
    phone: "05321234567",
    status: "approved",
    noShow: false,
    note: "",
    reason: "",
    source: "site",
    createdAt: "2025-09-19T10:00:00.000Z",
    version: 1,
    movedByVisitor: false,
    cancelledByVisitor: false,
    isCancellationSeen: true,
    toTell: null,
    toldAt: null,
    remindedAt: null,
    arrived: false,
    price: null,
    paid: 0,
    paidBy: null,
    ...changes,
  };
}
