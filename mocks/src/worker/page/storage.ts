/// <reference lib="dom" />

/** Storage and channels of the page's labels: other sessions are on the same host. */
export function scopeStorage(prefix: string): void {
  const { getItem, setItem, removeItem, key } = Storage.prototype;
  const length = getterOf(Storage.prototype, 'length');
  const namesIn = (storage: Storage): string[] =>
    Array.from({ length: Number(length.call(storage)) }, (_, index) => key.call(storage, index) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  Object.defineProperty(Storage.prototype, 'length', {
    configurable: true,
    get(this: Storage) {
      return namesIn(this).length;
    },
  });
  Object.assign(Storage.prototype, {
    getItem(this: Storage, name: string) {
      return getItem.call(this, prefix + name);
    },
    setItem(this: Storage, name: string, value: string) {
      setItem.call(this, prefix + name, value);
    },
    removeItem(this: Storage, name: string) {
      removeItem.call(this, prefix + name);
    },
    key(this: Storage, index: number) {
      return namesIn(this)[index]?.slice(prefix.length) ?? null;
    },
    clear(this: Storage) {
      for (const name of namesIn(this)) removeItem.call(this, name);
    },
  });

  const changed = getterOf(StorageEvent.prototype, 'key');
  const isOthers = (event: StorageEvent): boolean => {
    const name = changed.call(event);
    return typeof name === 'string' && !name.startsWith(prefix);
  };
  window.addEventListener('storage', (event) => isOthers(event) && event.stopImmediatePropagation(), true);
  Object.defineProperty(StorageEvent.prototype, 'key', {
    configurable: true,
    get(this: StorageEvent) {
      const name = changed.call(this);
      return typeof name === 'string' ? name.slice(prefix.length) : null;
    },
  });

  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(prefix + name);
    }
  };
}

function getterOf(prototype: object, name: string): (this: object) => unknown {
  return Object.getOwnPropertyDescriptor(prototype, name)!.get!;
}
