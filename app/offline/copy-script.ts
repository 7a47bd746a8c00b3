/** The script of every copy, built as one file by itself and kept with the copy, so that no deploy can break it. */
import { playCopy } from "./play-copy.ts";
import { showCopyOfShelf } from "./shelf.ts";

const shelf = document.querySelector<HTMLElement>("[data-kept-list]");
const audio = document.querySelector("audio");
if (shelf) showCopyOfShelf(shelf);
else if (audio) playCopy(audio, JSON.parse(document.body.dataset.copy ?? "{}"));
