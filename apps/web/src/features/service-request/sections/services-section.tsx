import { pricedServices } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import { Capitalized, Button, Combobox, IconButton, LazyBoundary, Select, lazyPart } from '@wayside/ui';
import { ListChecks, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { OnEscape } from '../../../shared/form/on-escape.tsx';
import { ServicesDialog } from '../../../shared/shops/services-dialog.tsx';
import { asRequested } from '../../../shared/shops/shop-text.ts';
import { usePositionText } from '../../../shared/maintenance/use-position-text.ts';
import { usePriceTexts } from '../../../shared/shops/use-price-texts.ts';
import { withTexts } from '../../../shared/texts/with-texts.ts';
import { useRequest } from '../request-context.ts';
import { useServiceNames, useServiceSearch } from './use-service-search.ts';
import styles from '../service-request.module.css';

const DueNote = lazyPart(() => withTexts(() => import('./due-note.tsx'), [vehicleTexts]), 'DueNote');

/** Services to request, found by name or picked from the price list. */
export function ServicesSection() {
  const { t } = useTranslation(['service-request', 'shops', 'common']);
  const { snapshot, send } = useRequest();
  const { draft, prices } = snapshot.context;
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [isBrowsing, setBrowsing] = useState(false);
  const { services, isLoading, hasFailed } = useServiceSearch(text);
  const nameOf = useServiceNames();
  const texts = usePriceTexts();
  const positionText = usePositionText();
  const lines = pricedServices(draft, prices);
  const isPriced = draft.shop !== null && draft.shop !== 'anyLocation' && prices !== null;
  const offered = services.filter(
    ({ id }) => String(id) === picked || draft.services.every((chosen) => chosen.id !== id),
  );
  // A selection closes the list; clearing it right after frees the field for the next service.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- the field has to render the selection first
  useEffect(() => setPicked(null), [picked]);

  return (
    <FormSection
      title={t('services.title')}
      actions={
        <Button icon={<ListChecks size={16} aria-hidden="true" />} onPress={() => setBrowsing(true)}>
          {t('services.browse')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <OnEscape do={() => setText('')}>
          <Combobox
            label={t('services.add')}
            options={offered.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={picked}
            onChange={(chosen) => {
              // Nothing chosen: the list closed, which scrolling can do too. Keep the typed text.
              const service = offered.find(({ id }) => String(id) === chosen);
              if (!service) return;
              setText('');
              setPicked(chosen);
              send({ type: 'service.added', service: asRequested(service) });
            }}
            inputValue={text}
            onInputChange={setText}
            isSearched
            isLoading={isLoading}
            loadingText={t('services.searching')}
            emptyText={t('services.none')}
            placeholder={t('services.placeholder')}
            error={hasFailed ? t('services.failed') : undefined}
            description={draft.vehicle === null ? t('services.vehicleFirst') : undefined}
          />
        </OnEscape>
        {draft.services.length === 0 ? (
          <p className={styles.hint}>{t('services.empty')}</p>
        ) : (
          <ul className={styles.chosen} aria-label={t('services.chosen')}>
            {lines.map((line) => {
              const { id, position, positionOptions } = line.service;
              const name = nameOf(line.service);
              return (
                <li key={id} className={styles.chosenRow}>
                  <span className={styles.chosenName}>
                    {name}
                    {draft.vehicle && (
                      <LazyBoundary fallback={null}>
                        <DueNote vehicleId={draft.vehicle.id} service={line.service} />
                      </LazyBoundary>
                    )}
                  </span>
                  {positionOptions.length > 0 && (
                    <span className={styles.chosenPosition}>
                      <Select
                        label={t('services.position', { service: name })}
                        isLabelHidden
                        placeholder={t('services.positionMissing')}
                        options={positionOptions.map((option) => ({ id: option, label: positionText(option) }))}
                        value={position}
                        onChange={(next) => send({ type: 'position.chosen', id, position: next })}
                      />
                    </span>
                  )}
                  {isPriced && (
                    <span className={styles.figure}>
                      <Capitalized>{texts.line(line)}</Capitalized>
                    </span>
                  )}
                  <span className={styles.remove}>
                    <IconButton
                      label={t('services.remove', { service: name })}
                      icon={<X size={16} aria-hidden="true" />}
                      onPress={() => send({ type: 'service.removed', id })}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {isBrowsing && (
        <ServicesDialog
          title={
            draft.shop !== null && draft.shop !== 'anyLocation'
              ? t('shops:services.title', { shop: draft.shop.name })
              : t('services.title')
          }
          shop={draft.shop === 'anyLocation' ? null : draft.shop}
          vehicle={draft.vehicle}
          chosen={draft.services}
          onChoose={(service, isChosen) =>
            send(isChosen ? { type: 'service.added', service } : { type: 'service.removed', id: service.id })
          }
          onPosition={(id, position) => send({ type: 'position.chosen', id, position })}
          onClose={() => setBrowsing(false)}
          action={
            <Button variant="primary" onPress={() => setBrowsing(false)}>
              {t('shops:services.done')}
            </Button>
          }
        />
      )}
    </FormSection>
  );
}
