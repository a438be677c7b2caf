/** What a device can be told of while the panel is closed, in the words of its settings. */
export const pushKinds = {
  request: "Yeni randevu talebi",
  visitor_cancel: "Danışanın iptali",
  visitor_move: "Danışanın taşıdığı randevu",
  soon: "Randevudan 10 dakika önce",
  today: "Sabah dokuzda günün randevuları",
} as const;

export type PushKind = keyof typeof pushKinds;

/** What a device's owner chose for it. */
export type PushChoice = {
  kinds: PushKind[];
  /** First name and type are shown, also on a locked screen. */
  showsNames: boolean;
};
export type PushState = {
  /** By which the browser knows this server. */
  publicKey: string;
  /** Null while this device gets none. */
  choice: PushChoice | null;
};
/** What the panel's service worker is sent. */
export type PushMessage = {
  title: string;
  body: string;
  /** The page that a tap opens. */
  url: string;
  /** A later push with the same tag takes its place. */
  tag: string;
  /** For the app's icon. */
  badge?: number;
};
/** What it tells an open panel after a tap. */
export type PushTap = { open: string };

/** The script of the panel's service worker. */
export const pushWorkerPath = "/yonetim/bildirim.js";
