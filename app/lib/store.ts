import { useSyncExternalStore } from "react";

/** A value that lives outside of React, so that it outlives the components that show it. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** Makes a store. `initial` is also what the server draws, and what hydration begins with. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: (): Value => value,
    /** Changes the value and tells everybody who listens. */
    set(next: Value): void {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** Calls back after every change. The returned function ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What a store holds. */
export function useStore<Value>(store: Store<Value>): Value;
/** Something taken from what a store holds; the component renders again only when that changes. */
export function useStore<Value, Taken>(store: Store<Value>, take: (value: Value) => Taken): Taken;
export function useStore<Value, Taken>(store: Store<Value>, take?: (value: Value) => Taken): Value | Taken {
  const read = (value: Value) => (take ? take(value) : value);
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  );
}
