/**
 * Gives Kokoro's model what its export left out: a speed, a pitch and a range for each phoneme, and how long each phoneme
 * lasted. Messages of Protocol Buffers that are joined byte by byte are merged, so what is new is appended to the file.
 */
import { PlainError } from "../plain-error.ts";

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return Buffer.from(bytes);
  }
}

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);

function message(field: number, ...parts: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

const FLOAT = 1;
const INT64 = 7;

// Fields of ONNX's GraphProto: node 1, initializer 5, input 11, output 12; each with its name and type.
const node = (operation: string, inputs: readonly string[], outputs: readonly string[], ...attributes: Buffer[]) =>
  message(
    1,
    ...inputs.map((name) => message(1, name)),
    ...outputs.map((name) => message(2, name)),
    message(3, `${outputs[0]}_node`),
    message(4, operation),
    ...attributes,
  );
const attribute = (name: string, value: number): Buffer =>
  message(5, message(1, name), number(3, value), number(20, 2));
const floats = (field: 11 | 12, name: string): Buffer =>
  message(field, message(1, name), message(2, message(1, number(1, FLOAT))));
function shape(name: string, dimensions: readonly number[]): Buffer {
  const raw = Buffer.from(BigInt64Array.from(dimensions, BigInt).buffer);
  return message(5, number(1, dimensions.length), number(2, INT64), message(8, name), message(9, raw));
}

const PITCH = "/encoder/Squeeze_output_0";
const OWN_PITCH = "/encoder/Squeeze_output_N";
/** Which phoneme each frame belongs to. */
const ALIGNMENT = "/encoder/Cast_4_output_0";
/** How many frames of 25 ms each phoneme lasts. */
export const FRAMES = "/encoder/Clip_output_0";

/**
 * Adds the input `melody`, two rows of a number for each phoneme, a and b: a pitch of p Hz becomes p (a + b p). Frees `speed`
 * to be one number for each phoneme, and adds the output `FRAMES`.
 */
export function withMelody(model: Buffer): Buffer {
  const changed = Buffer.from(model);
  const replace = (from: string, to: string): void => {
    const at = changed.indexOf(from, 0, "latin1");
    if (at < 0 || from.length !== to.length) throw new PlainError("Kokoro's model is not built as expected.");
    changed.write(to, at, "latin1");
  };
  const speed = "\x0a\x05speed\x12\x0a\x0a\x08\x08\x01\x12\x04\x0a\x02";
  replace(`${speed}\x08\x01`, `${speed}\x12\x00`);
  replace(`\x12\x19${PITCH}`, `\x12\x19${OWN_PITCH}`);
  return Buffer.concat([
    changed,
    message(
      7,
      floats(11, "melody"),
      floats(12, FRAMES),
      shape("as_column", [-1, 1]),
      shape("as_two_rows", [2, -1]),
      node("MatMul", ["melody", ALIGNMENT], ["melody_frames"]),
      // The pitch has two numbers for each frame.
      node("Reshape", ["melody_frames", "as_column"], ["melody_column"]),
      node("Concat", ["melody_column", "melody_column"], ["melody_twice"], attribute("axis", 1)),
      node("Reshape", ["melody_twice", "as_two_rows"], ["melody_rows"]),
      node("Split", ["melody_rows"], ["melody_a", "melody_b"], attribute("num_outputs", 2)),
      node("Mul", [OWN_PITCH, "melody_b"], ["melody_bend"]),
      node("Add", ["melody_a", "melody_bend"], ["melody_factor"]),
      node("Mul", [OWN_PITCH, "melody_factor"], [PITCH]),
    ),
  ]);
}
