/** Lets the popular questions be dragged, as a text whose hash stands in the policy. */
export const dragToOrder = `{
const form = document.getElementById("order");
const list = form && form.querySelector("ol");
let dragged = null;
for (const item of list ? list.children : []) item.draggable = true;
if (list) {
  list.addEventListener("dragstart", (event) => {
    dragged = event.target.closest("li");
    dragged.dataset.dragged = "";
    event.dataTransfer.effectAllowed = "move";
  });
  list.addEventListener("dragover", (event) => {
    const over = event.target.closest("li");
    if (!dragged || !over) return;
    event.preventDefault();
    if (over === dragged) return;
    const { top, height } = over.getBoundingClientRect();
    list.insertBefore(dragged, event.clientY < top + height / 2 ? over : over.nextSibling);
  });
  list.addEventListener("drop", (event) => event.preventDefault());
  list.addEventListener("dragend", () => {
    delete dragged.dataset.dragged;
    dragged = null;
    form.querySelector("[data-dragged-order]").hidden = false;
  });
}
}`;
