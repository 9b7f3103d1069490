import {
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

const retryMilliseconds = 3000;

/** Retries until the code has loaded: a network failure must not break the page. */
async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
    }
  }
}

interface Options<Props> {
  /** Shown until the part has loaded. */
  Placeholder?: ComponentType<Props>;
  /** Rendering does not start loading; the caller calls `fetch`. */
  isManual?: boolean;
}

/** A component that renders once its code has loaded; `fetch` preloads it. */
export interface Later<Props> {
  (props: Props): ReactNode;
  fetch: () => Promise<void>;
}

/** A lazily loaded part that the first view of a page does not need. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder, isManual = false }: Options<Props> = {},
): Later<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const loadPart = async (): Promise<void> => {
    Part = await loadWithRetry(load);
    for (const notify of listeners) notify();
  };
  const fetch = (): Promise<void> => (loading ??= loadPart());
  const subscribe = (notify: () => void): (() => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };
  const getPart = (): ComponentType<Props> | undefined => Part;

  function LaterPart(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, getPart, () => undefined);
    useEffect(() => {
      if (!isManual) void fetch();
    }, []);
    if (Loaded) return createElement(Loaded, props);
    return Placeholder && <Placeholder {...props} />;
  }
  return Object.assign(LaterPart, { fetch });
}

/**
 * A part that is in the server's HTML and whose code loads after that of the page around it. The HTML stays until the part is
 * hydrated. Memoized, because React would replace the HTML if the parent passed new props before that.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
) {
  const Part = lazy(async () => ({ default: await loadWithRetry(load) }));
  return memo(function InHtml(props: Props) {
    return (
      <Suspense fallback={Placeholder && <Placeholder />}>
        <Part {...props} />
      </Suspense>
    );
  });
}
