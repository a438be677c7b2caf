/** The evening that the home page's sky shows: the picture is drawn and its caption written from it. */
export const heroEvening = new Date("2025-09-24T21:00:00+03:00");
