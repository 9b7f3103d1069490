import { Outlet } from 'react-router';
import classes from '../app.module.css';

/** Nothing but the test: no header, no footer, no way to wander off by accident. */
export function TestLayout() {
  return (
    <main className={classes.testLayout} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
