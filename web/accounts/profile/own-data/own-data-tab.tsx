import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './own-data.module.css';
import { DeletionCard } from './deletion-card.tsx';
import { ExportsCard } from './exports-card.tsx';

export function OwnDataTab() {
  const exports = useQuery('GET /id/data-exports');
  return (
    <Grid minWidth={440} gap={24} className={classes.columns}>
      <Loaded reply={exports}>{(all) => <ExportsCard exports={all} />}</Loaded>
      <DeletionCard />
    </Grid>
  );
}
