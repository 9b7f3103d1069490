import type { Icon } from '@tabler/icons-react';
import { Grid, Row, Stack } from '../ui/layout/boxes/boxes.tsx';
import classes from './icon-list.module.css';

interface Props {
  icon: Icon;
  tone: 'leaf' | 'lotus' | 'neutral';
  lines: string[];
}

/** Short lines, each after the same icon. */
export const IconList = ({ icon: LineIcon, tone, lines }: Props) => (
  <Grid as="ul" minWidth={400} gap={8} className={classes.list} data-tone={tone}>
    {lines.map((line) => (
      <Row key={line} as="li" isOneLine align="start">
        <LineIcon size={18} aria-hidden />
        {line}
      </Row>
    ))}
  </Grid>
);

/** The same under a title. */
export const TitledIconList = ({ title, ...list }: Props & { title: string }) => (
  <Stack gap={8} className={classes.titled}>
    <h3 className={classes.title}>{title}</h3>
    <IconList {...list} />
  </Stack>
);
