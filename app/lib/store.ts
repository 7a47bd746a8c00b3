import { useSyncExternalStore } from "react";

export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** Makes a store. The server renders `initial`, so hydration begins with it too. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** Calls back after every change, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value;
/** A part of the store's value; the component renders again only when that part changes. */
export function useStore<Value, Taken>(store: Store<Value>, take: (value: Value) => Taken): Taken;
export function useStore<Value, Taken>(store: Store<Value>, take?: (value: Value) => Taken): Value | Taken {
  const read = (value: Value) => (take ? take(value) : value);
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  );
}
