import { expect, test } from "vitest";
import { openPanel } from "../../support/panel-appointments.ts";
import { offered, services, setServices } from "../../support/services.ts";

test("A duration that is taken away is gone, on the site too, until another is set", async () => {
  const { service, ece } = await openPanel();
  const mini = async () =>
    (await services(ece)).services.find((one) => one.title === "Mini Doğum Haritası");
  expect((await mini())?.duration).toBe(25);
  await setServices(ece, { "mini-dogum-haritasi": { duration: null } });
  expect(await mini()).not.toHaveProperty("duration");
  const told = async () => (await offered(service)).filter(({ minutes }) => minutes !== undefined);
  expect(await told()).toEqual([{ slug: "mini-dogum-haritasi", bookable: true, minutes: null }]);
  await setServices(ece, { "mini-dogum-haritasi": { duration: 25 } });
  expect(await told()).toEqual([]);
});
