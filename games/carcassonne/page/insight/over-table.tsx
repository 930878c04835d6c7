import { useLandCamera } from '../board/in-sight.ts';
import { FeatureList } from './feature/feature-list.tsx';
import { useShows } from './help.ts';
import { type LayerProps, lookedAt } from './land-layers.tsx';
import { TilesDrawer } from './tiles/tiles-drawer.tsx';

/** What lies over the table: the drawer of tiles, and the land as a list. */
export function OverTable(props: LayerProps) {
  const { insight, view } = props;
  const camera = useLandCamera();
  const isList = useShows('features');
  return (
    <>
      {isList && (
        <FeatureList
          {...props}
          onPick={(part) => {
            insight.pick(part);
            if (part !== undefined) camera.goTo(part);
          }}
        />
      )}
      {insight.isDrawer && (
        <TilesDrawer view={view} at={lookedAt(props)} onClose={insight.toggleDrawer} />
      )}
    </>
  );
}
