<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;

/** The forms without JavaScript. */
final readonly class WatchForms implements FormActions
{
    public const ASK = 'watch_ask';

    public function __construct(private WatchService $service)
    {
    }

    public function all(): array
    {
        return [self::ASK => $this->ask(...), 'watch_confirm' => $this->confirm(...), 'watch_stop' => $this->stop(...)];
    }

    /** @param array<string, string> $fields */
    private function ask(array $fields): string
    {
        $kind = WatchKind::tryFrom($fields['kind'] ?? '');
        $thing = $fields['thing'] ?? '';
        $id = FormInput::integer($fields, 'id', 0);
        $filter = $fields['filter'] ?? '';
        $email = $fields['email'] ?? '';
        $this->service->ask($kind, $thing, $id, $filter, $email, $fields, $fields['idempotency_key'] ?? '');
        // What was asked for is known by now.
        $page = WatchPages::askUrl($kind ?? WatchKind::Listed, $thing, $id, $filter);

        return $page . (str_contains($page, '?') ? '&' : '?') . WatchPages::SENT . '=' . ($this->service->isOwn($email) ? 'own' : '1');
    }

    /** @param array<string, string> $fields */
    private function confirm(array $fields): string
    {
        $watcher = $this->watcher(WatchLinks::CONFIRM, $fields);
        $this->service->confirm($watcher);

        return FlashMessages::at(WatchLinks::path(WatchLinks::STOP, $watcher), 'watch-confirmed');
    }

    /** @param array<string, string> $fields */
    private function stop(array $fields): string
    {
        $watch = FormInput::integer($fields, 'watch', 0);
        if ('' === ($fields['key'] ?? '')) {
            $watcher = $this->service->ofCustomer(get_current_user_id());
            if (null === $watcher) {
                throw new ApiError('rest_not_logged_in', __('Please sign in first.', 'coleman'), 401);
            }
            $this->service->stop($watcher, $watch);

            return FlashMessages::at(WatchPages::OWN, 'watch-stopped');
        }
        $watcher = $this->watcher(WatchLinks::STOP, $fields);
        $this->service->stop($watcher, $watch);

        return FlashMessages::at(WatchLinks::path(WatchLinks::STOP, $watcher), 'watch-stopped');
    }

    /**
     * @param array<string, string> $fields
     * @throws ApiError 410
     */
    private function watcher(string $purpose, array $fields): Watcher
    {
        return $this->service->byLink($purpose, FormInput::integer($fields, 'to', 0), $fields['key'] ?? '')
            ?? throw new ApiError('coleman_link_gone', WatchLinks::gone(), 410);
    }
}
