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

/** Tries until it is there: the network may be gone for a while, and a page must not break of it. */
async function fetchAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
    }
  }
}

interface Options<Props> {
  /** Stands in its place until it has come. */
  Meanwhile?: ComponentType<Props>;
  /** Being drawn does not fetch it; somebody calls `fetch` when there is time. */
  isPatient?: boolean;
}

/** Drawn as soon as its code is here; `fetch` brings it before anybody asks. */
export interface Later<Props> {
  (props: Props): ReactNode;
  fetch: () => Promise<void>;
}

/** A part that the first sight of a page can do without. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, isPatient = false }: Options<Props> = {},
): Later<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const bring = async (): Promise<void> => {
    Part = await fetchAtLast(load);
    for (const tell of waiting) tell();
  };
  const fetch = (): Promise<void> => (loading ??= bring());
  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const here = (): ComponentType<Props> | undefined => Part;

  function Drawn(props: Props) {
    const Here = useSyncExternalStore(subscribe, here, () => undefined);
    useEffect(() => {
      if (!isPatient) void fetch();
    }, []);
    if (Here) return createElement(Here, props);
    return Meanwhile && <Meanwhile {...props} />;
  }
  return Object.assign(Drawn, { fetch });
}

/**
 * A part that the server's HTML contains and whose code comes after that of the page around it. The HTML stays until the part
 * is hydrated. Memoized: React would replace the HTML if the parent passed new props before that.
 */
export function laterInHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
) {
  const Part = lazy(async () => ({ default: await fetchAtLast(load) }));
  return memo(function InHtml(props: Props) {
    return (
      <Suspense fallback={Meanwhile && <Meanwhile />}>
        <Part {...props} />
      </Suspense>
    );
  });
}
