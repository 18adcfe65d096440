<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

/** Header injection: whatever is typed into a field, a mail goes to whom it is meant for, and to nobody else. */
final class MailHeadersTest extends RiskTestCase
{
    use SoundMails;

    private const ORDER = ['email' => 'ann@example.com', 'billing_name' => 'Ann Farmer', 'billing_company' => '', 'billing_street' => '1 Main St', 'billing_city' => 'Easton', 'billing_state' => 'KS', 'billing_zip' => '66020', 'billing_phone' => '913-555-0100', 'po_number' => '', 'note' => '', 'pay_method' => 'call_me', 'fulfilment' => 'ship'];

    public function testAnOrdersMailsGoWhereTheyShould(): void
    {
        $sent = 0;
        $fields = ['email', 'billing_name', 'billing_company', 'billing_street', 'billing_city', 'billing_phone', 'po_number', 'note'];
        foreach (Corpora::headers() as $index => $text) {
            // Each text in one field after the other would place a thousand orders.
            $field = $fields[$index % count($fields)];
            $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
            self::assertSame(200, $this->call('POST', '/cart/add', ['partId' => $this->inStock(), 'quantity' => 1])->get_status());
            $status = $this->call('POST', '/checkout', self::nested([$field => $text] + self::ORDER))->get_status();
            self::assertContains($status, [201, 400], "{$field}: {$text}");
            $sent += 201 === $status ? $this->assertMailsAreSound($field, $text) : 0;
            if (400 === $status) {
                self::assertSame(0, $this->rows('outbox'));
            }
        }
        self::assertGreaterThan(20, $sent);
    }

    /**
     * @param array<string, string> $fields
     * @return array<string, mixed>
     */
    private static function nested(array $fields): array
    {
        $body = [];
        foreach ($fields as $name => $value) {
            if (str_starts_with($name, 'billing_')) {
                $body['billing'][substr($name, 8)] = $value;
            } else {
                $body[$name] = $value;
            }
        }

        return $body;
    }
}
