import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { CatalogueGroup } from '../catalogue-group.tsx';
import classes from '../catalogue.module.css';
import { Sample } from '../sample.tsx';

const tokens = [
  '--bg',
  '--surface',
  '--sunk',
  '--line',
  '--control-border',
  '--ink',
  '--muted',
  '--brand',
  '--leaf',
  '--turmeric',
  '--turmeric-ink',
  '--lotus',
  '--indigo-tint',
  '--leaf-tint',
  '--turmeric-tint',
  '--lotus-tint',
];

export const ColoursGroup = () => (
  <CatalogueGroup name="colours">
    <Sample source="tokens.css">
      <Grid as="ul" minWidth={132} gap={12} className={classes.swatches}>
        {tokens.map((token) => (
          <li key={token}>
            <div className={classes.swatch} style={{ background: `var(${token})` }} />
            <code>{token}</code>
          </li>
        ))}
      </Grid>
    </Sample>
  </CatalogueGroup>
);
