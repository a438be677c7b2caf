import { book, phoneNumber, type Service } from "./service.ts";

const hours = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];

/** Visitors who book one after the other, each another slot, until they are told to stop. */
export function bookContinuously(service: Service) {
  let isStopping = false;
  /** The phone numbers of those whose booking was acknowledged, and the other answers. */
  const acknowledged: string[] = [];
  const others = new Set<number>();
  let onBooked = () => {};
  const work = (async () => {
    for (let index = 0; !isStopping; index++) {
      const day = new Date(Date.UTC(2025, 9, 1 + Math.floor(index / 7))).toISOString().slice(0, 10);
      const phone = phoneNumber(330_000_000 + index);
      const status = await book(service, { day, timeSlot: hours[index % 7], phone });
      if (status === 201) acknowledged.push(phone);
      else others.add(status);
      onBooked();
    }
  })();
  return {
    acknowledged,
    others,
    count: () => acknowledged.length,
    booked: (times: number) =>
      new Promise<void>((resolve) => {
        onBooked = () => acknowledged.length >= times && resolve();
        onBooked();
      }),
    async stop() {
      isStopping = true;
      await work;
    },
  };
}
