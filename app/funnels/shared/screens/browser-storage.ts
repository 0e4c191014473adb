/** docs/product.md#browser-storage says what each key holds. */
export const LOCAL_KEYS = [
  "quiz1_session",
  "quiz2_attempt_id",
  "quiz2_responses",
  "quiz2_progress",
  "quiz2_seconds",
  "quiz2_bank_version",
  "quiz2_last_saved_count",
  "quiz2_completed_attempt",
  "quiz2_celebrated",
  "order_celebrated",
  "perfectionism_bought",
  "quiz2_courses",
  "quiz2_plan",
  "quiz2_pulse",
  "number_keys",
] as const;
export const SESSION_KEYS = [
  "payment_completed",
  "perfectionism_payment_completed",
  "perfectionism_exit_offer_shown",
  "quiz2_email",
  "quiz2_payment_completed",
] as const;

export type LocalKey = (typeof LOCAL_KEYS)[number];
export type SessionKey = (typeof SESSION_KEYS)[number];

/** Storage may be disabled or full: then nothing throws, `read` returns undefined and `write` false. */
function openStorage<Key extends string>(open: () => Storage) {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: Key) => attempt((storage) => storage.getItem(key)),
    write: (key: Key, value: string) =>
      attempt((storage) => storage.setItem(key, value) ?? true) ?? false,
    remove: (key: Key) => attempt((storage) => storage.removeItem(key) ?? true) ?? false,
  };
}

export const localStore = openStorage<LocalKey>(() => localStorage);
export const sessionStore = openStorage<SessionKey>(() => sessionStorage);
