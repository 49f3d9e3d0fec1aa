// Decodes the text in the page to arrays of numbers, in short steps that keep the page responsive.

const CHUNK = 1 << 15; // characters at a time; a multiple of four, because four characters encode three bytes

/** Returns the columns by name. */
export async function unpack(text, columns) {
  const buffer = await inflate(text);
  const arrays = {};
  let offset = 0;
  for (const { name, type, length } of columns) {
    const Numbers = type === "Uint8Array" ? Uint8Array : Int32Array;
    arrays[name] = new Numbers(buffer, offset, length);
    offset += Math.ceil((length * Numbers.BYTES_PER_ELEMENT) / 4) * 4;
  }
  return arrays;
}

async function inflate(text) {
  const gzip = new DecompressionStream("gzip");
  const whole = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  for (let from = 0; from < text.length; from += CHUNK) {
    await writer.write(bytesOf(text.slice(from, from + CHUNK)));
    await yieldToBrowser();
  }
  await writer.close();
  return whole;
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Lets the browser draw and handle events. Unlike a timer, a message is not throttled when this is called often. */
export function yieldToBrowser() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
