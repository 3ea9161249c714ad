import { useQuery } from '@tanstack/react-query';
import { regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Combobox, useDebounced } from '@wayside/ui';
import { LocateFixed, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { placeLabel } from './places.ts';
import { codeOf } from './search-address.ts';
import type { SearchPlace } from './search-address.ts';
import { placesQuery } from '../shops.queries.ts';
import { useGeolocation } from './use-geolocation.ts';
import styles from '../shops.module.css';

const CODE = 'code';
/** ID of the option for the current place; without such an option the list wouldn't close. */
const CHOSEN = 'chosen';

export interface PlaceFieldProps {
  place: SearchPlace | null;
  onChange: (place: SearchPlace) => void;
  /** The server's message about the code. */
  error?: string | undefined;
}

/**
 * Field for where to search for shops: a place name with suggestions, a zip or postal code, or the device's location.
 */
export function PlaceField({ place, onChange, error }: PlaceFieldProps) {
  const { t, i18n } = useTranslation('shops');
  const code = t(regionRules(brand.region).postalLabel === 'region.postalCode' ? 'search.postalCode' : 'search.code');
  const here = t('search.yourLocation');
  const nameOf = (chosen: SearchPlace | null): string =>
    chosen === null ? '' : chosen.kind === 'code' ? chosen.code : chosen.name || here;
  const [text, setText] = useState(nameOf(place));
  const [isUnclear, setUnclear] = useState(false);
  /** Search was pressed before suggestions arrived: take the first one. */
  const [isEager, setEager] = useState(false);
  useEffect(() => {
    setText(nameOf(place));
    setUnclear(false);
    setEager(false);
    // oxlint-disable-next-line react/exhaustive-deps -- the label depends on the place only
  }, [place, here]);

  const device = useGeolocation(({ latitude, longitude }) =>
    onChange({ kind: 'point', latitude, longitude, name: '' }),
  );
  const choose = (chosen: SearchPlace) => {
    device.forget();
    setText(nameOf(chosen));
    onChange(chosen);
  };

  const typed = text.trim();
  const settled = useDebounced(typed);
  const isChanged = text !== nameOf(place);
  const isSearching = isChanged && typed.length > 1;
  const suggested = useQuery({ ...placesQuery(settled, i18n.language), enabled: isSearching && settled.length > 1 });
  const { data: places = [], isFetching } = suggested;
  const isAnswered = settled === typed && !isFetching;
  const typedCode = codeOf(typed, brand.region);
  const matches = places.map((feature) => ({
    feature,
    id: String(feature.properties.osm_id),
    label: placeLabel(feature),
  }));
  const own = isChanged
    ? typedCode && { id: CODE, label: typedCode, description: code }
    : place && { id: CHOSEN, label: nameOf(place) };
  const suggestions = isSearching
    ? matches.map(({ feature, ...option }) => ({ ...option, description: feature.properties.postcode }))
    : [];
  const options = own ? [own, ...suggestions] : suggestions;

  function take(id: string): void {
    if (id === CODE && typedCode) return choose({ kind: 'code', code: typedCode });
    const chosen = matches.find((option) => option.id === id);
    if (!chosen) return undefined;
    const [longitude, latitude] = chosen.feature.geometry.coordinates;
    return choose({ kind: 'point', latitude: latitude!, longitude: longitude!, name: chosen.label });
  }

  function search(): void {
    if (!isChanged && place) return onChange(place);
    // Wait for the suggestions for the current text, not an earlier one.
    if (!typedCode && isSearching && !isAnswered) return setEager(true);
    const first = typedCode ? CODE : options[0]?.id;
    return first === undefined ? setUnclear(true) : take(first);
  }
  useEffect(() => {
    if (!isEager || !isAnswered) return;
    setEager(false);
    search();
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the suggestions arrive
  }, [isEager, isAnswered]);

  return (
    <>
      <form
        className={styles.place}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        // By default Enter only closes the list unless an option has the focus; here it searches.
        onKeyDownCapture={(event) => {
          const isField =
            event.target instanceof HTMLInputElement && !event.target.getAttribute('aria-activedescendant');
          if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          search();
        }}
      >
        <div className={styles.placeName}>
          <Combobox
            label={t('search.place', { code })}
            options={options}
            value={isChanged || !place ? null : CHOSEN}
            onChange={(id) => id !== null && take(id)}
            inputValue={text}
            onInputChange={(value) => {
              setText(value);
              setUnclear(false);
            }}
            isSearched
            allowsText
            isLoading={isSearching && isFetching}
            emptyText={suggested.error ? t('search.placesFailed', { code }) : t('search.noPlaces')}
            loadingText={t('search.looking')}
            error={isUnclear ? t('search.choosePlace', { code }) : error}
          />
        </div>
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden="true" />}>
          {t('search.submit')}
        </Button>
        <Button
          icon={<LocateFixed size={16} aria-hidden="true" />}
          isPending={device.state === 'locating'}
          pendingLabel={t('search.locating')}
          onPress={device.locate}
        >
          {t('search.useMyLocation')}
        </Button>
      </form>
      {device.state === 'denied' && <Alert tone="error">{t('search.enableLocationLabel')}</Alert>}
      {device.state === 'unavailable' && <Alert tone="error">{t('search.locationUnavailable', { code })}</Alert>}
    </>
  );
}
