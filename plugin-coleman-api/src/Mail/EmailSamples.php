<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** What each letter would tell: of orders, rentals and the like by their own samples, of the rest by those here. */
final readonly class EmailSamples
{
    private const CUSTOMER = 'pat.miller@example.com';

    /** @param list<Samples> $samples */
    public function __construct(private array $samples)
    {
    }

    /** @return array<string, mixed> */
    public function forKind(string $kind): array
    {
        foreach ($this->samples as $samples) {
            $payload = $samples->forKind($kind);
            if (null !== $payload) {
                return $payload;
            }
        }

        return match ($kind) {
            'confirm-email' => ['url' => home_url('/customer/confirm-email?key=')],
            'email-changed' => ['new' => 'pat@miller-farms.example'],
            'mail-dead' => ['recipient' => self::CUSTOMER, 'kind' => 'order-received', 'about' => 'order:1042', 'error' => '550 5.1.1 User unknown', 'url' => FailedMailAlert::url()],
            'stock-attention' => [
                'short' => [['600-211-2110', 'Easton', 'W001042, W001038', '2']],
                'arrived' => [['KB-20117', 'Easton', 'W001029', '1']],
                'url' => admin_url('admin.php?page=coleman-orders'),
            ],
            default => ['name' => 'Pat', 'email' => self::CUSTOMER, 'url' => home_url('/customer')],
        };
    }
}
