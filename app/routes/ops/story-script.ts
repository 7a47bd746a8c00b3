/** Makes a photo small in the operator's browser, since phones take pictures of 12 MB, and sends no recording too large. */
import { MAX_PICTURE_BYTES, MAX_RECORDING_BYTES, megabytes } from "#app/.server/stories/files.ts";

export const storyScript = `{
const input = document.getElementById("picture");
const said = document.getElementById("picture-said");
const buttons = input.form.querySelectorAll("button");
input.addEventListener("change", async () => {
  const file = input.files[0];
  said.textContent = "";
  if (!file || file.size <= ${MAX_PICTURE_BYTES}) return;
  for (const button of buttons) button.disabled = true;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, 1600 / Math.max(photo.width, photo.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const small = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    const chosen = new DataTransfer();
    chosen.items.add(new File([small], file.name.replace(/\\.[^.]*$/, "") + ".jpg", { type: "image/jpeg" }));
    input.files = chosen.files;
    said.textContent = "Made small: " + canvas.width + " by " + canvas.height + ", " + Math.ceil(small.size / 1000) + " KB.";
  } catch {
    input.value = "";
    said.textContent = "This browser can't make the picture small. Choose one of at most ${megabytes(MAX_PICTURE_BYTES)}.";
  }
  for (const button of buttons) button.disabled = false;
});
const recording = document.getElementById("recording");
recording.addEventListener("change", () => {
  const isTooLarge = recording.files[0] && recording.files[0].size > ${MAX_RECORDING_BYTES};
  if (isTooLarge) recording.value = "";
  document.getElementById("recording-said").textContent = isTooLarge
    ? "That is more than ${megabytes(MAX_RECORDING_BYTES)}. Choose a smaller recording."
    : "";
});
}`;
