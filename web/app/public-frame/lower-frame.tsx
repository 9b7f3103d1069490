import { SiteFooter } from './footer/site-footer.tsx';
import { SupportWidget } from './support/support-widget.tsx';

/** What nobody needs to see first. */
export function LowerFrame() {
  return (
    <>
      <SiteFooter />
      <SupportWidget />
    </>
  );
}
