<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\Address;
use Coleman\Api\Customers\People\PeopleMails;
use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Http\Limits;
use Coleman\Api\Mail\EmailHtml;
use Coleman\Api\Mail\EmailText;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Edit\EditWords;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnLine;
use Coleman\Api\Orders\Returns\ReturnMails;
use Coleman\Api\Orders\Returns\ReturnReason;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Parts\Part;
use Coleman\Api\Rentals\Estimate;
use Coleman\Api\Rentals\Jobsite;
use Coleman\Api\Rentals\NewRental;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\Renter;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Watches\WatchConfirmation;
use Coleman\Api\Watches\WatchKind;
use Coleman\Api\Watches\WatchNews;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/**
 * The site is no way to mail strangers' words: whoever types another's address must not choose what is mailed there.
 * Each mail to customers is written from fields that all hold the same hostile text.
 */
final class StrangersWordsTest extends OrderTestCase
{
    private const VICTIM = 'victim@example.com';

    private const HOSTILE = 'Click http://evil.example';

    /** Templates of which every mail goes to staff, or to whom staff have chosen. */
    private const FOR_STAFF = ['order-desk', 'order-cancelled-desk', 'order-change-desk', 'order-message-desk', 'payment-failed', 'return-desk', 'quote-answered', 'payment-late', 'refund-failed', 'rental-desk', 'lead-desk', 'unanswered', 'mail-dead', 'test-lead-missed', 'feed-held', 'feed-failed', 'feed-bad-rows', 'feed-same', 'feed-silent', 'stock-attention', 'test'];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        foreach (['customer_accounts', 'leads', 'lead_events', 'watchers'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $user = get_user_by('email', self::VICTIM);
        false === $user ? null : wp_delete_user($user->ID);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_events} WHERE rental_id IN (SELECT id FROM {rental_requests} WHERE start_date = %s)', ['2031-04-10']);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_requests} WHERE start_date = %s', ['2031-04-10']);
        remove_filter('send_auth_cookies', '__return_false');
        delete_option(Limits::OPTION);
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        $this->modules()->foundation->connection()->execute('DELETE FROM {leads}');
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testNoMailToAnUnconfirmedAddressHoldsWhatAStrangerTyped(): void
    {
        $customer = $this->register();
        $seen = [];
        foreach ([0, $customer] as $buyer) {
            foreach ($this->mailsAbout($buyer) as $mail) {
                $letter = $this->modules()->mail->templates()->write($mail->kind, $mail->payload);
                self::assertNotNull($letter, $mail->kind);
                $written = strtolower($letter->subject . EmailText::render($letter, '') . EmailHtml::render($letter, '', ''));
                self::assertStringNotContainsString('evil', $written, sprintf('%s, customer %d', $mail->kind, $buyer));
                self::assertStringNotContainsString('evil', strtolower(rawurldecode((string) wp_json_encode($mail->payload))), sprintf('%s: what is not written is not stored with the mail either', $mail->kind));
                $seen[$mail->kind] = true;
            }
        }
        // Every template there is: a new one is named among those for staff, or is written above.
        $templates = array_map(static fn (string $file): string => basename($file, '.php'), glob(dirname(__DIR__, 4) . '/plugin-coleman-api/templates/mail/*.php') ?: []);
        self::assertSame([], array_values(array_diff($templates, self::FOR_STAFF, array_keys($seen))));
    }

    public function testAConfirmedAccountReadsItsOwnWords(): void
    {
        $customer = $this->register();
        $this->modules()->customers->accounts()->confirm($customer);
        $kinds = [];
        foreach ($this->mailsAbout($customer) as $mail) {
            $letter = $this->modules()->mail->templates()->write($mail->kind, $mail->payload);
            if (null !== $letter && str_contains(EmailText::render($letter, ''), 'evil')) {
                $kinds[] = $mail->kind;
            }
        }
        self::assertContains('order-received', $kinds);
        self::assertContains('rental-received', $kinds);
        self::assertContains('lead-copy', $kinds);
    }

    public function testOneAddressGetsSoManyOrderMailsADayAndEachOrderIsPlaced(): void
    {
        update_option(Limits::OPTION, ['order_mail' => [3, 86_400]]);
        for ($order = 0; $order < 5; $order++) {
            $this->fill([$this->inStock() => 1], "buyer-$order");
            $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner("buyer-$order")), $this->request()));
        }
        self::assertSame(5, $this->rows('orders'));
        $kinds = array_count_values(array_map(strval(...), array_column($this->modules()->mail->outbox()->list(), 'kind')));
        self::assertSame(['order-desk' => 5, 'order-received' => 3], ['order-desk' => $kinds['order-desk'], 'order-received' => $kinds['order-received']]);
    }

    /** @return list<Mail> every mail to this customer, from fields that all hold the hostile text */
    private function mailsAbout(int $customer): array
    {
        $modules = $this->modules();
        $order = $this->order($customer);
        $mails = new \Coleman\Api\Orders\OrderMails($modules->orderRecords->presenter(), new \Coleman\Api\Mail\RecipientSettings(), $modules->customers->accounts(), $modules->foundation->rateLimiter(), $modules->orderRecords->repository(), $modules->customers->peopleRepository());
        $rentals = $modules->rentals->mails();
        $rental = $this->rental($customer);
        $fulfilment = ['parts' => '1 × 600-211-2110', 'branch' => 'Easton', 'carrier' => 'UPS', 'tracking' => '1Z'];
        $all = [
            ...$mails->received($order),
            ...$mails->moved($order, OrderState::Confirmed),
            ...$mails->moved($order, OrderState::Cancelled),
            ...array_map(static fn (PaidBy $method): Mail => $mails->refunded($order, new Booking(1, $order->id, BookingKind::Refund, $method, 100, BookingState::Done, 0, false, '', self::HOSTILE, 1, $order->placedAt, 'x')), PaidBy::cases()),
            $mails->quoted($order, new \DateTimeImmutable('2026-12-24')),
            $mails->message($order, 'Our own words.'),
            $mails->cut($order, '1 × 600-211-2110', 1),
            $mails->edited($order, self::changes($order), 100),
            $mails->changeProposed($order, self::changes($order), 100, 200),
            $mails->fulfilled($order, 'order-parcel-void', 1, $fulfilment + ['kind' => 'ship']),
            $mails->fulfilled($order, 'order-tracking', 1, $fulfilment),
            $mails->fulfilled($order, 'order-ready', 1, $fulfilment),
            $mails->fulfilled($order, 'order-shipped', 1, $fulfilment),
            $mails->resumed($order),
            $mails->backorderDate($order, '1 × 600-211-2110', new \DateTimeImmutable('2031-04-10')),
            ...$this->returnMails($order, $mails),
            new Mail('order-link', self::VICTIM, ['id' => $order->id, 'email' => self::VICTIM], 'order'),
            ...$rentals->received($rental, 1),
            $rentals->startsSoon($rental),
            $rentals->returnsSoon($rental),
            ...array_map(
                static fn (string $kind): Mail => $rentals->later($kind, $rental, ':1', ['text' => 'Our own words.']),
                ['rental-quote', 'rental-confirmed', 'rental-changed', 'rental-unconfirmed', 'rental-declined', 'rental-cancelled', 'rental-message'],
            ),
            new Mail('password-reset', self::VICTIM, ['email' => self::VICTIM, 'url' => home_url('/')], 'password'),
            new Mail('password-changed', self::VICTIM, ['name' => ''], 'customer'),
            ...$this->accountMails($customer),
            ...$this->leadMails($customer),
            ...$this->watchMails(),
            ...$this->peopleMails($customer),
        ];

        return array_values(array_filter($all, static fn (Mail $mail): bool => !in_array($mail->kind, self::FOR_STAFF, true)));
    }

    /** @return list<Mail> of every step of a return */
    private function returnMails(Order $order, \Coleman\Api\Orders\OrderMails $mails): array
    {
        $of = static fn (ReturnState $state): OrderReturn => new OrderReturn(1, $order->id, $state, Actor::guest(), self::HOSTILE, 'Our own words.', 1, 100, 0, $order->placedAt, [new ReturnLine($order->lines[0]->id, 1, ReturnReason::Other, 1)]);
        $returns = new ReturnMails($mails, $this->modules()->branches->locations());

        return [
            ...$returns->asked($order, $of(ReturnState::Requested)),
            ...array_map(static fn (ReturnState $state): Mail => $returns->moved($order, $of($state)), ReturnState::cases()),
            $returns->closed($order, $of(ReturnState::Closed), 100, PaidBy::Cash),
        ];
    }

    /** @return list<string> what a mail says of names, addresses and notes that were corrected */
    private static function changes(Order $order): array
    {
        $address = Address::stored(array_fill_keys(['name', 'street', 'city'], self::HOSTILE . ' 2') + ['state' => 'KS', 'zip' => '66020']);
        $edit = new OrderEdit('evil@example.com', $address, $address, poNumber: self::HOSTILE . ' 3', note: self::HOSTILE . ' 4');

        return array_values(array_map(static fn (array $one): string => $one[1]->mail, EditWords::contact($order, $edit)));
    }

    /** @return list<Mail> as the services queue them */
    private function accountMails(int $customer): array
    {
        $this->modules()->foundation->rateLimiter()->reset('confirm:' . substr(hash('sha256', self::VICTIM), 0, 32));
        if ($customer > 0 && !$this->modules()->customers->accounts()->isConfirmed($customer)) {
            $this->modules()->customers->profiles()->resend($customer);
        }
        $mails = [new Mail('email-changed', self::VICTIM, ['new' => ''], 'customer')];
        foreach ($this->modules()->mail->outbox()->list() as $mail) {
            if (in_array($mail['kind'], ['welcome', 'confirm-email'], true)) {
                $mails[] = new Mail($mail['kind'], $mail['recipient'], $mail['payload'], 'customer');
            }
        }

        return $mails;
    }

    /** @return list<Mail> */
    private function leadMails(int $customer): array
    {
        $modules = $this->modules();
        $modules->foundation->connection()->execute("DELETE FROM {outbox} WHERE kind IN ('lead-copy', 'lead-desk')");
        $lead = $modules->leads->intake()->store(new \Coleman\Api\Leads\NewLead(
            \Coleman\Api\Leads\LeadKind::Used,
            \Coleman\Api\Leads\Inquiry::fromFields(['firstName' => self::HOSTILE, 'lastName' => self::HOSTILE, 'email' => self::VICTIM, 'phone' => '913-555-0134', 'company' => self::HOSTILE, 'address' => self::HOSTILE, 'city' => self::HOSTILE, 'state' => 'KS', 'zip' => '66020', 'comments' => self::HOSTILE]),
            new \Coleman\Api\Leads\LeadSubject('machine', 1, '2019 Kubota L3901', '', ''),
            $modules->leads->routing()->route('66020', 1),
            $customer,
            true,
        ));
        $mails = [];
        foreach ($modules->mail->outbox()->list() as $mail) {
            if ('lead-copy' === $mail['kind']) {
                $mails[] = new Mail($mail['kind'], $mail['recipient'], $mail['payload'], 'lead');
            }
        }
        $answer = new \Coleman\Api\Leads\Desk\LeadAnswer($modules->branches->salesmen(), new \Coleman\Api\Mail\RecipientSettings(), $modules->leads->subjects(), $modules->branches->locations(), $modules->customers->accounts());

        return [...$mails, $answer->mail($lead, 'Our own words.', 1)];
    }

    /** @return list<Mail> they name people by their addresses: names are what somebody typed */
    private function peopleMails(int $customer): array
    {
        return [
            PeopleMails::invitation('ray@farm.example.com', self::VICTIM, PersonRole::Buyer, str_repeat('0', 32)),
            PeopleMails::joined($customer, $customer, PersonRole::Viewer),
            PeopleMails::removed($customer, $customer),
            PeopleMails::handedOver($customer, $customer),
        ];
    }

    /** @return list<Mail> what a stranger can have asked for: of a filter nothing is kept that is no number or name of ours */
    private function watchMails(): array
    {
        $watches = $this->modules()->watches;
        $subject = $watches->subjects()->find(WatchKind::Listed, WatchSubject::USED, 0, 'used=' . self::HOSTILE . '&brand=evil,1&price=evil&price=-5000&evil=evil') ?? self::fail('A list is always offered.');
        $watcher = $watches->repository()->obtain(self::VICTIM, 'en_US');
        $news = [1 => [new WatchNews(WatchKind::Listed, '2019 Kubota L3901', '/equipment/used/', 100, null, 1)]];

        return [
            (new WatchConfirmation($this->modules()->branches->locations()))->mail($watcher, $subject, true),
            (new WatchConfirmation($this->modules()->branches->locations()))->mail($watcher, $subject, false),
            $watches->letter()->mail($watcher, 'letter', $news),
        ];
    }

    private function order(int $customer): Order
    {
        $owner = CartOwner::guest('hostile-' . $customer);
        $this->modules()->carts->service()->add($owner, Part::PLACEHOLDER_ID, 1, self::HOSTILE, self::HOSTILE);
        $address = Address::stored(array_fill_keys(['name', 'company', 'street', 'street2', 'city', 'phone'], self::HOSTILE) + ['state' => 'KS', 'zip' => '66020']);

        return $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($owner, $customer), new CheckoutRequest(
            self::VICTIM,
            $address,
            $address,
            Fulfilment::Ship,
            0,
            [],
            PayMethod::CallMe,
            self::HOSTILE,
            self::HOSTILE,
        )));
    }

    private function rental(int $customer): RentalRequest
    {
        $requests = $this->modules()->rentals->requests();

        $machine = $this->modules()->rentals->classes()->byId(1) ?? self::fail('The demo rents nothing out.');

        return $requests->add(new NewRental(
            $machine,
            1,
            '2031-04-10',
            '2031-04-13',
            new Renter(self::HOSTILE, '913-555-0134', self::VICTIM, self::HOSTILE, 'KS', '66020', $customer),
            new Jobsite(self::HOSTILE, self::HOSTILE, 'KS', '66020'),
            self::HOSTILE,
            [],
            new Estimate(false),
            ['pickup_delivery_address' => self::HOSTILE],
            1,
        ), true, Actor::guest());
    }

    private function register(): int
    {
        $fields = ['email' => self::VICTIM, 'password' => 'long enough', 'first_name' => self::HOSTILE, 'last_name' => self::HOSTILE, 'company' => self::HOSTILE];
        self::assertSame(400, $this->call('POST', '/customer/register', $fields + ['phone' => 'evil'])->get_status(), 'a phone number holds no words');
        $made = $this->call('POST', '/customer/register', $fields);
        self::assertSame(201, $made->get_status());

        return (int) get_current_user_id();
    }
}
