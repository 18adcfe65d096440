<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\PayMethod;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Orders\OrderTestCase;

final class CustomerDeskTest extends OrderTestCase
{
    /** @var list<int> */
    private array $users = [];

    private int $staff = 0;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['customer_accounts', 'customer_addresses', 'customer_events'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->staff = $this->user('desk', 'coleman_parts_desk', ['display_name' => 'Dana at the desk']);
        wp_set_current_user($this->staff);
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), $this->users);
        parent::tearDown();
    }

    public function testCustomersAreFoundByWhatTheyAreCalled(): void
    {
        $ann = $this->user('ann', 'customer', ['first_name' => 'Ann', 'last_name' => 'Oakley']);
        $bob = $this->user('bob', 'customer', ['first_name' => 'Bob', 'last_name' => "O'Hara_50%"]);
        $this->modules()->customers->accounts()->saveContact($ann, '(913) 555-0142', 'Oakley Ranch', 2);
        $this->decide($bob, ['has_terms' => true, 'account_number' => 'K-2207']);

        self::assertSame([$bob, $ann], $this->found([]), 'who came last first, and nobody who works here');
        foreach (['oakley' => [$ann], 'desk-ann@' => [$ann], 'ranch' => [$ann], '555-0142' => [$ann], 'ann ranch' => [$ann], 'ann bob' => [], 'K-2207' => [$bob], "O'Hara" => [$bob], 'Hara_50%' => [$bob], '%' => [$bob], 'ohara' => [$bob], 'O’Hara' => [$bob], 'Öakley' => [$ann], 'Dana' => []] as $search => $ids) {
            self::assertSame($ids, $this->found(['search' => (string) $search]), (string) $search);
        }
        self::assertSame([$bob], $this->found(['filter' => 'terms']));
        self::assertSame([], $this->found(['filter' => 'exempt']));
        self::assertSame([$ann], $this->found(['after' => (string) $bob]));
        self::assertSame(400, $this->call('GET', '/desk/customers', ['filter' => 'rich'])->get_status());
    }

    public function testTheListAsksTheDatabaseTheSameForAnyNumber(): void
    {
        $count = function (): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->found([]);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        $this->user('one', 'customer', []);
        $few = $count();
        for ($number = 0; $number < 12; $number++) {
            $this->user('many' . $number, 'customer', []);
        }
        self::assertSame($few, $count());
        self::assertLessThanOrEqual(2, $few);
    }

    public function testADecisionIsKeptWithWhoAndWhen(): void
    {
        $ann = $this->user('ann', 'customer', ['first_name' => 'Ann', 'last_name' => 'Oakley']);
        $full = $this->decide($ann, ['has_terms' => true, 'po_required' => true, 'has_exemption' => true, 'exemption_number' => 'KS-EX 881', 'exemption_until' => '2030-12-31', 'location_id' => 2]);
        self::assertSame([true, true, true, 'KS-EX 881', 2, 1], [$full['has_terms'], $full['po_required'], $full['is_tax_exempt'], $full['exemption_number'], $full['location_id'], $full['version']]);
        self::assertCount(1, $full['history']);
        self::assertSame('Dana at the desk', $full['history'][0]['actor']);
        self::assertStringContainsString('Account terms changed from no to yes.', $full['history'][0]['text']);
        self::assertStringContainsString('Certificate number changed from none to KS-EX 881.', $full['history'][0]['text']);
        self::assertStringNotContainsString('Account number', $full['history'][0]['text'], 'what did not change is not told');

        self::assertCount(1, $this->decide($ann, ['has_terms' => true], 1)['history'], 'nothing changed, nothing is told');
        $noted = $this->body($this->call('POST', "/desk/customers/$ann/notes", ['text' => ' Prefers a call in the morning. ']))['results'];
        self::assertSame(['note', 'Prefers a call in the morning.'], [$noted['history'][0]['kind'], $noted['history'][0]['text']]);
    }

    public function testOfTwoDesksTheSecondIsToldAndNothingIsLost(): void
    {
        $ann = $this->user('ann', 'customer', []);
        $this->decide($ann, ['has_terms' => true]);
        $late = $this->call('POST', "/desk/customers/$ann", ['account' => ['has_terms' => false], 'version' => 0]);
        self::assertSame([409, 'coleman_customer_changed'], [$late->get_status(), $this->body($late)['code']]);
        self::assertTrue($this->modules()->customers->accounts()->byUser($ann)->hasTerms);
        self::assertSame(1, $this->rows('customer_events'));
        $seen = $this->modules()->customers->accounts()->byUser($ann);
        self::assertTrue($this->modules()->customers->accounts()->decide($seen, $seen));
        self::assertFalse($this->modules()->customers->accounts()->decide($seen, $seen), 'the guard is in the statement');
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function badInput(): array
    {
        return [
            'no certificate' => [['has_exemption' => true], 'exemption_number'],
            'no day' => [['exemption_until' => '12/31/2026'], 'exemption_until'],
            'no such day' => [['exemption_until' => '2026-02-30'], 'exemption_until'],
            'no branch' => [['location_id' => '99'], 'location_id'],
            'long number' => [['account_number' => str_repeat('x', 41)], 'account_number'],
            'line break' => [['account_number' => "A\nB"], 'account_number'],
        ];
    }

    /**
     * @dataProvider badInput
     * @param array<string, mixed> $account
     */
    public function testBadInputNamesTheFieldAndChangesNothing(array $account, string $field): void
    {
        $ann = $this->user('ann', 'customer', []);
        $response = $this->call('POST', "/desk/customers/$ann", ['account' => $account + ['has_terms' => true], 'version' => 0]);
        self::assertSame(400, $response->get_status());
        self::assertSame([$field], array_keys($this->body($response)['data']['params']));
        self::assertSame([0, 0], [$this->rows('customer_accounts'), $this->rows('customer_events')]);
        self::assertSame(400, $this->call('POST', "/desk/customers/$ann/notes", ['text' => ' '])->get_status());
    }

    public function testACertificateCountsToTheEndOfItsDayAtTheBranches(): void
    {
        $ann = $this->user('ann', 'customer', []);
        $this->decide($ann, ['has_exemption' => true, 'exemption_number' => 'X', 'exemption_until' => '2026-03-31']);
        $at = fn (string $instant): bool => (new AccountRepository($this->modules()->foundation->connection(), new FixedClock($instant)))->byUser($ann)->isTaxExempt;
        self::assertTrue($at('2026-03-31 12:00:00'));
        self::assertTrue($at('2026-04-01 04:59:59'), 'it is still the 31st in Kansas City');
        self::assertFalse($at('2026-04-01 05:00:00'));
    }

    public function testAnOrderOnAccountNeedsThePoNumberWhereStaffSaySo(): void
    {
        $this->fill([$this->inStock() => 1]);
        $buyer = new Buyer($this->owner(), 7, hasTerms: true, poRequired: true);
        $this->expectExceptionMessage('PO number is required for orders on your account.');
        $this->modules()->foundation->transaction()->run(fn () => $this->modules()->checkout->checkout()->place($buyer, $this->request(['pay' => PayMethod::Account])));
    }

    public function testWhoIsNoCustomerAndWhoMayNotIsRefused(): void
    {
        $ann = $this->user('ann', 'customer', []);
        self::assertSame(404, $this->call('GET', "/desk/customers/{$this->staff}")->get_status(), 'staff are no customers');
        self::assertSame(404, $this->call('GET', '/desk/customers/999999')->get_status());
        foreach ([$ann => 403, 0 => 401] as $user => $status) {
            wp_set_current_user($user);
            self::assertSame($status, $this->call('GET', '/desk/customers')->get_status());
            self::assertSame($status, $this->call('GET', "/desk/customers/$ann")->get_status());
            self::assertSame($status, $this->call('POST', "/desk/customers/$ann", ['account' => ['has_terms' => true], 'version' => 0])->get_status());
            self::assertSame($status, $this->call('POST', "/desk/customers/$ann/notes", ['text' => 'x'])->get_status());
        }
        self::assertSame([0, 0], [$this->rows('customer_accounts'), $this->rows('customer_events')]);
    }

    /** @param array<string, string> $more */
    private function user(string $name, string $role, array $more): int
    {
        $user = wp_insert_user(['user_login' => 'desk-' . $name, 'user_pass' => 'x', 'user_email' => "desk-$name@example.com", 'role' => $role] + $more);
        self::assertIsInt($user);

        return $this->users[] = $user;
    }

    /**
     * @param array<string, string> $query
     * @return list<int> of the customers of this test
     */
    private function found(array $query): array
    {
        $response = $this->call('GET', '/desk/customers', $query);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));

        return array_values(array_intersect(array_column($this->body($response)['results'], 'id'), $this->users));
    }

    /**
     * @param array<string, mixed> $account
     * @return array<string, mixed>
     */
    private function decide(int $user, array $account, int $version = 0): array
    {
        $response = $this->call('POST', "/desk/customers/$user", ['account' => $account, 'version' => $version]);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));

        return $this->body($response)['results'];
    }
}
