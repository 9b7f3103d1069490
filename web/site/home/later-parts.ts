import i18next from 'i18next';
import { later } from '../../ui/feedback/later.tsx';

/** What a signed-in person does next depends on what they have done: asked for after the first sight. */
export const MyCall = later(async () => {
  const [part] = await Promise.all([
    import('./my-call/my-call.tsx'),
    i18next.loadNamespaces('site/home/my-call'),
  ]);
  return part.MyCall;
});

export const Below = later(async () => {
  const [part] = await Promise.all([
    import('./below/below.tsx'),
    i18next.loadNamespaces(['site/home/below', 'ui/layout/carousel']),
  ]);
  return part.Below;
});
