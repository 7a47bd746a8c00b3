/** Finds the chat button a place where it covers nothing that one reads or presses. */

/** A player, and the ladoo that rolls in after a join, count as a whole: the button must not lie across their edges. */
const CONTROLS = "a, button, input, select, textarea, summary, label, audio, video, [data-audio-player], .joy";
const GAP_PX = 8;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The boxes of the words and controls that overlap the area. Looking up points instead (elementsFromPoint) takes a second. */
function takenIn(area: Box, button: Element): Box[] {
  const taken: Box[] = [];
  const range = document.createRange();
  const meets = (box: Box) =>
    box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top;
  const look = (element: Element) => {
    const box = element.getBoundingClientRect();
    // An element without an area may have children with one: if it is `display: contents`, or if CSS positions them all.
    const isBoxed = box.width > 0 && box.height > 0;
    if (element === button || (isBoxed ? !meets(box) : getComputedStyle(element).display === "none")) return;
    if (element.matches(CONTROLS)) {
      taken.push(box);
    } else if (element instanceof SVGElement) {
      taken.push(...[...element.querySelectorAll("text")].map((text) => text.getBoundingClientRect()).filter(meets));
    } else {
      const isClosed = element instanceof HTMLDetailsElement && !element.open;
      for (const child of isClosed ? [...element.children].slice(0, 1) : element.childNodes) {
        if (child instanceof Element) look(child);
        else if (child instanceof Text && child.data.trim()) {
          range.selectNode(child);
          taken.push(...[...range.getClientRects()].filter(meets));
        }
      }
    }
  };
  look(document.body);
  return taken;
}

/**
 * How far the button must rise from its corner to cover nothing, in pixels; null if there is no such place in the lower half
 * of the window.
 */
export function riseToAvoidOverlap(button: HTMLElement): number | null {
  const { offsetLeft: left, offsetTop, offsetWidth: size } = button;
  const area = { left, right: left + size, top: innerHeight / 2 - size, bottom: offsetTop + size };
  let { bottom } = area;
  for (const box of takenIn(area, button).sort((one, other) => other.bottom - one.bottom)) {
    if (box.bottom > bottom - size && box.top < bottom) bottom = box.top - GAP_PX;
  }
  return bottom - size < area.top ? null : area.bottom - bottom;
}
