export const channelWords = { whatsapp: "WhatsApp", sms: "SMS" } as const;
