import { toAsciiAddress } from "./header-text.ts";
import type { OutgoingMail } from "./transport.ts";

const CRLF = "\r\n";
/** Counted in UTF-8; keeps an encoded word within 75 characters and its line within 78. */
const WORD_BYTES = 39;
const PLAIN = /^[\x20-\x7e]{0,60}$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
const HEADER_VALUE = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Builds the message (RFC 5322) as multipart/alternative, text and HTML in base64.
 * @throws when one of `mail.headers` is not plain ASCII on one line.
 */
export function buildMime(mail: OutgoingMail): string {
  const boundary = `=_${mail.idempotencyKey}`;
  const from = toAsciiAddress(mail.from.address);
  const headers = {
    From: `${encodeName(mail.from.name)} <${from}>`,
    To: `<${toAsciiAddress(mail.to)}>`,
    ...(mail.replyTo === undefined ? {} : { "Reply-To": `<${toAsciiAddress(mail.replyTo)}>` }),
    Subject: encodeText(mail.subject),
    Date: new Date(mail.writtenAt).toUTCString().replace("GMT", "+0000"),
    "Message-ID": `<${mail.idempotencyKey}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    ...requirePlain(mail.headers),
    "MIME-Version": "1.0",
    "Content-Type": `multipart/alternative;${CRLF} boundary="${boundary}"`,
  };
  return [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    ...part(boundary, "text/plain", mail.text),
    ...part(boundary, "text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join(CRLF);
}

function requirePlain(headers: OutgoingMail["headers"]): OutgoingMail["headers"] {
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value)) {
      throw new Error("A mail header is not plain ASCII on one line.");
    }
  }
  return headers;
}

const part = (boundary: string, type: string, body: string): string[] => [
  `--${boundary}`,
  `Content-Type: ${type}; charset=utf-8`,
  "Content-Transfer-Encoding: base64",
  "",
  ...(toBase64(body.replaceAll(/\r\n|\r|\n/g, CRLF)).match(/.{1,76}/g) ?? []),
];

/** A quoted string if it is plain ASCII, encoded words otherwise. */
const encodeName = (name: string): string =>
  isPlain(name) ? `"${name.replaceAll(/["\\]/g, "\\$&")}"` : encodeWords(name);

const encodeText = (text: string): string => (isPlain(text) ? text : encodeWords(text));

/** Text that looks like an encoded word must be encoded, or a client would decode it. */
const isPlain = (text: string): boolean => PLAIN.test(text) && !text.includes("=?");

/** RFC 2047. Each word is decoded by itself, so none may split a character. */
function encodeWords(text: string): string {
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${toBase64(part)}?=`).join(`${CRLF} `);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const byteLength = (text: string): number => encode(text).byteLength;
const toBase64 = (text: string): string =>
  btoa(Array.from(encode(text), (byte) => String.fromCharCode(byte)).join(""));
