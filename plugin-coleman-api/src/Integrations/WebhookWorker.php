<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Log;

/** Sends what waits: by WordPress's cron each minute, by `coleman work`, and after the answer of a request that queued it. */
final readonly class WebhookWorker
{
    public const HOOK = 'coleman_webhooks';

    /** The option of receivers that kept us waiting, by the ids of their webhooks (Database\Pauses). */
    public const PAUSES = 'coleman_webhook_pauses';

    /** @param \Closure(int): void $sentToDealer an order, by its id, is in the dealer's own system */
    public function __construct(
        private WebhookRepository $webhooks,
        private DeliveryRepository $deliveries,
        private Carrier $carrier,
        private Pauses $pauses,
        private \Closure $sentToDealer,
        private Clock $clock,
    ) {
    }

    /**
     * @param int $limit the most deliveries to try
     * @param float $seconds none is begun after so long
     * @return int how many were taken
     */
    public function work(int $limit, float $seconds): int
    {
        if (StagingGuard::ofSite()->isOn()) {
            return 0;
        }
        $end = microtime(true) + $seconds;
        $taken = 0;
        // One that does not answer keeps the others waiting once only, and once a minute where it takes its time.
        $silent = array_map(intval(...), $this->pauses->resting());
        for ($count = 0; $count < $limit && microtime(true) < $end; $count++) {
            $delivery = $this->deliveries->take($silent);
            if (null === $delivery) {
                break;
            }
            $webhook = $this->webhooks->all()[$delivery['webhook_id']] ?? null;
            if (null === $webhook) {
                // Removed since it was taken.
                continue;
            }
            if (!$this->pauses->claim((string) $webhook->id)) {
                $this->deliveries->putBack($delivery['id'], $delivery['attempts']);
                $silent[] = $webhook->id;
                continue;
            }
            $outcome = $this->send($webhook, $delivery['event'], $delivery['event_id'], $delivery['body']);
            $this->deliveries->tried($delivery['id'], $delivery['attempts'], $outcome);
            if ($outcome instanceof Answer && $outcome->isTaken()) {
                $taken++;
                $this->mark($webhook, $delivery['about']);
            } else {
                $silent[] = $delivery['webhook_id'];
            }
        }

        return $taken;
    }

    public function send(Webhook $webhook, string $event, string $eventId, string $body): Answer|DeliveryFailed
    {
        if (StagingGuard::ofSite()->isOn()) {
            return new DeliveryFailed(__('This is a copy of the website, which sends no webhooks.', 'coleman'));
        }
        $secret = Secrets::unseal($webhook->sealedSecret);
        if (null === $secret) {
            return new DeliveryFailed(__('The secret can’t be read, because the keys in wp-config.php have changed. Make a new secret.', 'coleman'));
        }
        try {
            $url = WebhookUrl::read($webhook->url, 'local' === wp_get_environment_type());

            $outcome = $this->carrier->post($url, [
                'Content-Type' => 'application/json',
                'User-Agent' => 'Coleman-Webhooks/1',
                'Coleman-Event' => $event,
                'Coleman-Event-Id' => $eventId,
            ] + WebhookSignature::headers($secret, $this->clock->now()->getTimestamp(), $body), $body);
        } catch (DeliveryFailed $failed) {
            $outcome = $failed;
        } catch (ApiError $refused) {
            $outcome = new DeliveryFailed($refused->getMessage());
        }
        $this->pauses->ended((string) $webhook->id, $outcome->ms / 1_000, $outcome instanceof Answer && $outcome->isTaken());

        return $outcome;
    }

    /** Nobody waits for it where the answer can be sent first; elsewhere the next minute does it. */
    public function afterTheAnswer(): void
    {
        if (!function_exists('fastcgi_finish_request')) {
            return;
        }
        fastcgi_finish_request();
        try {
            $this->work(20, 15.0);
        } catch (DatabaseError $fault) {
            Log::error('webhooks could not be sent: ' . $fault->getMessage());
        }
    }

    private function mark(Webhook $webhook, string $about): void
    {
        if ($webhook->marksSent && str_starts_with($about, 'order:')) {
            ($this->sentToDealer)((int) substr($about, strlen('order:')));
        }
    }
}
