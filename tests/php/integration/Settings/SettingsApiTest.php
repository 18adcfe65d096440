<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Settings;

use Coleman\Api\Content\ChosenPages;
use Coleman\Api\Http\Limits;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Stock\CountTime;
use Coleman\Tests\Integration\TestCase;

final class SettingsApiTest extends TestCase
{
    private const OPTIONS = ['coleman_guest_checkout', 'coleman_charges', 'coleman_pay_methods', 'coleman_hold_minutes', 'coleman_quote_hold_days', 'coleman_feeds', 'coleman_stock_hours_before_upload', 'coleman_desks', 'coleman_limits', 'coleman_mail', 'coleman_bot_check', 'coleman_payment', 'coleman_rentals', 'coleman_financing', 'coleman_leads', 'coleman_watches', 'coleman_map', 'coleman_promises', 'coleman_images', 'coleman_pages'];

    /** @var array<string, mixed> */
    private array $before = [];

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(Limits::OPTION);
        foreach (self::OPTIONS as $option) {
            $this->before[$option] = get_option($option, null);
            delete_option($option);
        }
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        foreach ($this->before as $option => $value) {
            null === $value ? delete_option($option) : update_option($option, $value);
        }
        parent::tearDown();
    }

    public function testEverySettingHasALabelHelpAndADefaultThatIsInForce(): void
    {
        $groups = $this->groups();
        self::assertSame(['orders', 'returns', 'promises', 'cards', 'rentals', 'financing', 'leads', 'watches', 'feeds', 'desks', 'appearance', 'pages', 'data-layer', 'scripts', 'images', 'map', 'mail', 'limits', 'bot-check', 'sign-in', 'order-files', 'staff-log', 'uninstall'], array_keys($groups));
        foreach ($groups as $name => $group) {
            foreach ($group as $field) {
                self::assertNotSame('', $field['label'], "$name {$field['name']}");
                self::assertSame($field['default'], $field['value'], "$name {$field['name']}: nothing was set, so the default counts");
                $isPair = 'limits' === $name && str_ends_with($field['name'], '_seconds');
                self::assertTrue($isPair || '' !== $field['help'], "$name {$field['name']} has no help");
            }
        }
        foreach (array_keys(Limits::DEFAULTS) as $limit) {
            self::assertArrayHasKey($limit . '_allowed', $groups['limits'], 'every limit is a setting');
        }
        self::assertSame('8.95', $groups['orders']['shipping_small_first']['value']);
        self::assertContains(['state' => 'KS', 'zip' => '66012', 'rate' => '9.475'], $groups['orders']['tax']['value']);
    }

    public function testMoneyAndRatesAreTypedAsPeopleWriteThemAndKeptExactly(): void
    {
        $response = $this->save('orders', [
            'shipping_small_first' => '$9.5',
            'shipping_freight_first' => '1,234.05',
            'free_shipping_from' => '250',
            'tax' => [['state' => 'KS', 'zip' => '', 'rate' => '6.5%'], ['state' => '', 'zip' => '', 'rate' => ''], ['state' => 'MO', 'zip' => '640', 'rate' => '8.1']],
            'taxes_shipping' => 'mo, ks',
            'guest_checkout' => false,
            'pay_methods' => ['account'],
            'hold_minutes' => '30',
            'quote_hold_days' => '5',
        ]);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        $charges = ChargeSettings::ofSite();
        self::assertSame(950, $charges->shipping['small']['first_cents']);
        self::assertSame(123_405, $charges->shipping['freight']['first_cents']);
        self::assertSame(100, $charges->shipping['small']['further_cents'], 'what was not sent stays');
        self::assertSame(25_000, $charges->freeShippingFromCents);
        self::assertSame(6_500, $charges->taxRate('KS', '66020'));
        self::assertSame(8_100, $charges->taxRate('MO', '64089'));
        self::assertSame(0, $charges->taxRate('MO', '63101'));
        self::assertSame(['MO', 'KS'], $charges->taxesShipping);
        self::assertFalse(BuyerResolver::guestsMayOrder());
        self::assertSame([PayMethod::Account], PayMethod::chosen());
        self::assertSame([PayMethod::CallMe], PayMethod::openTo(false), '"Call me" cannot be turned off');
        self::assertSame([PayMethod::Account, PayMethod::CallMe], PayMethod::openTo(true));
        self::assertSame(30, Checkout::holdMinutes());
        self::assertSame(5, Checkout::quoteHoldDays());
        self::assertSame(200, $this->save('feeds', ['stock_hours' => '0'])->get_status());
        self::assertSame(0, CountTime::hoursBeforeUpload());
    }

    /** @return array<string, array{string, array<string, mixed>, list<string>}> */
    public static function badInput(): array
    {
        return [
            'money' => ['orders', ['shipping_small_first' => '8.955', 'shipping_medium_first' => '-1', 'shipping_large_first' => '1e3', 'shipping_freight_first' => '', 'free_shipping_from' => 'free'], ['shipping_small_first', 'shipping_medium_first', 'shipping_large_first', 'shipping_freight_first', 'free_shipping_from']],
            'tax' => ['orders', ['tax' => [['state' => 'KS', 'zip' => '66012', 'rate' => '9'], ['state' => 'XX', 'zip' => '', 'rate' => '26'], ['state' => 'MO', 'zip' => '', 'rate' => '']]], ['tax.1.state', 'tax.1.rate', 'tax.2.rate']],
            'tax twice' => ['orders', ['tax' => [['state' => 'KS', 'zip' => '66012', 'rate' => '9'], ['state' => 'KS', 'zip' => '66012', 'rate' => '8']]], ['tax.1.zip']],
            'ZIP' => ['orders', ['tax' => [['state' => 'KS', 'zip' => '66a', 'rate' => '9']]], ['tax.0.zip']],
            'states' => ['orders', ['taxes_shipping' => 'KS, Missouri'], ['taxes_shipping']],
            'pay methods' => ['orders', ['pay_methods' => ['cash']], ['pay_methods']],
            'hold' => ['orders', ['hold_minutes' => '0', 'quote_hold_days' => '91'], ['hold_minutes', 'quote_hold_days']],
            'age of a stock file' => ['feeds', ['stock_hours' => '169'], ['stock_hours']],
            'desks' => ['desks', ['parts_default' => 'parts at example.com', 'parts_1' => "a@example.com\r\nBcc: b@example.com"], ['parts_default', 'parts_1']],
            'limits' => ['limits', ['writes_allowed' => '-1', 'writes_seconds' => '0', 'checkout_seconds' => 'ten'], ['writes_allowed', 'writes_seconds', 'checkout_seconds']],
            'mail' => ['mail', ['host' => 'http://smtp.example.com:25', 'port' => '99999', 'encryption' => 'rot13', 'from_address' => 'website'], ['port', 'encryption', 'from_address']],
            'mail server without a sender' => ['mail', ['host' => 'smtp.example.com', 'from_address' => ''], ['from_address']],
            'mail server with a path' => ['mail', ['host' => 'smtp.example.com/x', 'from_address' => 'a@example.com'], ['host']],
            'another key' => ['cards', ['secret' => 'pk_live_1', 'webhook' => 'sk_live_1'], ['secret', 'webhook']],
            'bot check' => ['bot-check', ['least_seconds' => '31', 'hardest' => '10'], ['least_seconds', 'hardest']],
            'rentals' => ['rentals', ['insurance_percent' => '101', 'deposit_cents' => '-5', 'longest_days' => '0', 'buffer_days' => '31'], ['insurance_percent', 'deposit_cents', 'longest_days', 'buffer_days']],
            'form elsewhere' => ['rentals', ['form_action' => 'javascript:alert(1)'], ['form_action']],
            'form in the clear' => ['rentals', ['form_action' => 'http://forms.example.com/'], ['form_action']],
            'tiles' => ['map', ['tile_url' => 'http://tiles.example.com/{z}/{x}/{y}.png', 'google_key' => '<b>'], ['tile_url', 'google_key']],
            'tiles of nobody' => ['map', ['attribution' => '', 'tile_url' => ''], ['attribution', 'tile_url']],
            'hosts of pictures' => ['images', ['cdn_host' => 'http://cdn.example.com', 'dev_host' => 'javascript:alert(1)', 'variant_path' => '/optimized/{path}'], ['cdn_host', 'dev_host', 'variant_path']],
            'a variant path that cannot be read again' => ['images', ['cdn_host' => 'https://cdn.example.com', 'variant_path' => '/{size}/full/{path}'], ['variant_path']],
            'watches' => ['watches', ['price_drop' => '0'], ['price_drop']],
            'leads' => ['leads', ['unanswered_hours' => '201', 'escalate_to' => 'boss', 'test_lead_hour' => '24'], ['unanswered_hours', 'escalate_to', 'test_lead_hour']],
            'a page that is none' => ['pages', ['terms' => '999999', 'returns' => 'returns'], ['terms', 'returns']],
            'unknown' => ['orders', ['no_such' => '1'], ['no_such']],
        ];
    }

    /**
     * @dataProvider badInput
     * @param array<string, mixed> $values
     * @param list<string> $fields
     */
    public function testBadInputNamesTheFieldAndSavesNothing(string $group, array $values, array $fields): void
    {
        // One good value beside the bad ones: it must not be saved either.
        $good = ['orders' => ['guest_checkout' => false], 'mail' => ['from_name' => 'Coleman'], 'limits' => ['forms_allowed' => '9']][$group] ?? [];
        $response = $this->save($group, $values + $good);
        $data = $this->body($response);
        self::assertSame(400, $response->get_status());
        self::assertEqualsCanonicalizing($fields, array_keys($data['data']['params']));
        foreach (self::OPTIONS as $option) {
            self::assertFalse(get_option($option, false), $option . ' was written');
        }
    }

    public function testPicturesComeFromTheHostAsSoonAsItIsSaved(): void
    {
        $values = ['cdn_host' => 'https://cdn.example.com/', 'dev_host' => '', 'variant_path' => '/img/{size}/{path}'];
        self::assertSame(200, $this->save('images', $values)->get_status());
        self::assertSame('https://cdn.example.com/img/full/units/1.jpg', ImageUrls::ofSite('https://site.example')->url('units/1.jpg', 'full'));
        self::assertSame(200, $this->save('images', ['variant_path' => '/{size}/{path}'])->get_status());
        self::assertSame('https://cdn.example.com/full/units/1.jpg', ImageUrls::ofSite('https://site.example')->url('units/1.jpg', 'full'), 'what was not sent stays');
    }

    public function testTermsOfRentalAndLeadsCountAsSoonAsTheyAreSaved(): void
    {
        self::assertSame(200, $this->save('rentals', ['insurance_percent' => '12.5%', 'deposit_cents' => '$300', 'buffer_days' => '2', 'form_action' => 'https://forms.example.com/rental'])->get_status());
        $terms = RentalSettings::ofSite();
        self::assertSame([12.5, 30_000, 2, 365], [$terms->insurancePercent, $terms->depositCents, $terms->bufferDays, $terms->longestDays]);
        self::assertSame('https://forms.example.com/rental', $terms->formAction);

        self::assertSame(get_option('admin_email'), LeadSettings::ofSite()->escalateTo, 'somebody is always told');
        self::assertSame(200, $this->save('leads', ['unanswered_hours' => '2', 'escalate_to' => 'boss@example.com', 'test_lead' => false, 'test_lead_hour' => '0'])->get_status());
        self::assertEquals(new LeadSettings(2, 'boss@example.com', false, 0, (string) get_option('admin_email')), LeadSettings::ofSite());

        self::assertSame(200, $this->save('map', ['tile_url' => 'https://tiles.example.com/{z}/{x}/{y}.png', 'google_key' => 'AIza-4711'])->get_status());
        self::assertSame(['https://tiles.example.com/{z}/{x}/{y}.png', 'AIza-4711', MapSettings::DEFAULTS['attribution']], [MapSettings::ofSite()->tileUrl, MapSettings::ofSite()->googleKey, MapSettings::ofSite()->attribution]);

        self::assertSame(200, $this->save('desks', ['rentals_default' => 'rent@example.com', 'sales_2' => 'lee@example.com'])->get_status());
        self::assertSame(['rent@example.com', 'lee@example.com', get_option('admin_email')], [(new RecipientSettings())->rentals(2), (new RecipientSettings())->sales(2), (new RecipientSettings())->sales(3)]);
    }

    public function testPagesAreChosenAmongThoseThereAre(): void
    {
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_status' => 'draft', 'post_name' => 'how-we-sell', 'post_title' => 'How we sell']);
        self::assertSame(200, $this->save('pages', ['terms' => (string) $page])->get_status());
        self::assertSame(['terms' => $page, 'returns' => 0, 'shipping' => 0], ChosenPages::ofSite());
        self::assertSame(200, $this->save('pages', ['returns' => (string) $page])->get_status());
        self::assertSame([$page, $page], [ChosenPages::ofSite()['terms'], ChosenPages::ofSite()['returns']], 'what was not sent stays');
        self::assertContains(['value' => (string) $page, 'label' => 'How we sell (not published)'], $this->groups()['pages']['terms']['choices']);
        self::assertSame(200, $this->save('pages', ['terms' => ''])->get_status());
        self::assertSame(0, ChosenPages::ofSite()['terms']);

        wp_delete_post($page, true);
        self::assertSame('', $this->groups()['pages']['returns']['value'], 'none, once it is deleted');
        self::assertSame(200, $this->save('pages', ['terms' => ''])->get_status());
        self::assertSame(0, ChosenPages::ofSite()['returns']);
    }

    public function testThePasswordIsSealedAndNeverShown(): void
    {
        $secret = 'p4ss word-' . bin2hex(random_bytes(4));
        $first = $this->save('mail', ['host' => 'smtp.example.com', 'from_address' => 'web@example.com', 'user' => 'web', 'password' => $secret]);
        self::assertSame(200, $first->get_status());
        self::assertStringNotContainsString($secret, (string) wp_json_encode($first->get_data()));
        self::assertStringNotContainsString($secret, (string) wp_json_encode(get_option(MailSettings::OPTION)));
        self::assertSame($secret, MailSettings::ofSite()->password);
        self::assertTrue($this->groups()['mail']['password']['is_set']);

        $this->save('mail', ['port' => '465', 'encryption' => 'ssl']);
        self::assertSame([$secret, 465], [MailSettings::ofSite()->password, MailSettings::ofSite()->port], 'it stays when it is not sent');
        $this->save('mail', ['password' => '']);
        self::assertSame('', MailSettings::ofSite()->password, 'an empty one is taken away');

        update_option(MailSettings::OPTION, ['sealed_password' => base64_encode(random_bytes(60))] + MailSettings::stored());
        self::assertNull(MailSettings::ofSite()->password, 'sealed with other keys');

        $rest = rest_do_request(new \WP_REST_Request('GET', '/wp/v2/settings'));
        self::assertArrayNotHasKey(MailSettings::OPTION, (array) $rest->get_data());
    }

    public function testCardsAreOpenWithBothKeysWhichAreNeverShown(): void
    {
        self::assertSame(200, $this->save('cards', ['secret' => 'sk_test_4711'])->get_status());
        self::assertNull(StripeKeys::ofSite(), 'one key opens nothing');
        $both = $this->save('cards', ['webhook' => 'whsec_0815']);
        self::assertSame(['sk_test_4711', 'whsec_0815'], [StripeKeys::ofSite()?->secret, StripeKeys::ofSite()?->webhook]);
        foreach (['sk_test_4711', 'whsec_0815'] as $key) {
            self::assertStringNotContainsString($key, (string) wp_json_encode([$both->get_data(), get_option('coleman_payment')]));
        }
        self::assertTrue($this->groups()['cards']['secret']['is_set']);
        $this->save('cards', ['secret' => '']);
        self::assertNull(StripeKeys::ofSite());
        self::assertFalse($this->groups()['cards']['secret']['is_set']);
        self::assertTrue($this->groups()['cards']['webhook']['is_set'], 'the other one stays');
    }

    public function testDeliveryDatesAreTypedAsPeopleWriteThem(): void
    {
        $response = $this->save('promises', [
            'cutoff_1' => '2 PM',
            'cutoff_4' => '14:30',
            'transfer_days' => '2',
            'transfers' => [['from' => '4', 'to' => '2', 'days' => '3'], ['from' => '', 'to' => '', 'days' => '']],
            'carrier_days' => [['zip' => '66', 'days' => '1'], ['zip' => '0', 'days' => '5']],
        ]);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        $settings = PromiseSettings::ofSite();
        self::assertSame(['14:00', '15:00', '14:30'], [$settings->cutoff(1), $settings->cutoff(2), $settings->cutoff(4)]);
        self::assertSame([3, 3, 2, 0], [$settings->transfers->between(4, 2), $settings->transfers->between(2, 4), $settings->transfers->between(1, 2), $settings->transfers->between(2, 2)]);
        self::assertSame([['zip' => '66', 'days' => 1], ['zip' => '0', 'days' => 5]], $settings->carrierDays);
        self::assertSame('2:00 pm', $this->groups()['promises']['cutoff_1']['value']);
        self::assertSame(200, $this->save('promises', ['cutoff_1' => '3:00 pm'])->get_status());
        self::assertSame('15:00', PromiseSettings::ofSite()->cutoff(1));
        self::assertSame(2, PromiseSettings::ofSite()->transfers->usual, 'what was not sent stays');
    }

    public function testWrongDeliveryDatesAreNamedAndNothingIsSaved(): void
    {
        foreach ([
            'cutoff_2' => ['cutoff_2' => 'noon'],
            'cutoff_3' => ['cutoff_3' => '3'],
            'cutoff_1' => ['cutoff_1' => '13 pm'],
            'transfer_days' => ['transfer_days' => '0'],
            'transfers.0.to' => ['transfers' => [['from' => '1', 'to' => '1', 'days' => '1']]],
            'transfers.1.to' => ['transfers' => [['from' => '1', 'to' => '2', 'days' => '1'], ['from' => '1', 'to' => '2', 'days' => '2']]],
            'carrier_days.0.zip' => ['carrier_days' => [['zip' => '66x', 'days' => '1']]],
            'carrier_days.1.zip' => ['carrier_days' => [['zip' => '66', 'days' => '1'], ['zip' => '66', 'days' => '2']]],
            'carrier_days.0.days' => ['carrier_days' => [['zip' => '66', 'days' => '31']]],
        ] as $field => $typed) {
            $response = $this->save('promises', $typed + ['transfer_days' => '7']);
            self::assertSame(400, $response->get_status(), $field);
            /** @var array{data: array{params: array<string, string>}} $refusal */
            $refusal = $response->get_data();
            self::assertSame([$field], array_keys($refusal['data']['params']));
            self::assertFalse(get_option(PromiseSettings::OPTION, false), $field);
        }
    }

    public function testTheOptionsBeneathAreWordPressSettingsHeldAgainstASchema(): void
    {
        $put = static function (array $values): \WP_REST_Response {
            $request = new \WP_REST_Request('POST', '/wp/v2/settings');
            $request->set_body_params($values);

            return rest_do_request($request);
        };
        self::assertSame(200, $put([RecipientSettings::OPTION => ['parts' => ['default' => 'parts@example.com', '2' => 'lee@example.com']], Limits::OPTION => ['writes' => [5, 60]]])->get_status());
        self::assertSame(['lee@example.com', 'parts@example.com'], [(new RecipientSettings())->parts(2), (new RecipientSettings())->parts(3)]);
        self::assertSame(5, Limits::get('writes')->allowed);
        self::assertSame(400, $put([RecipientSettings::OPTION => ['parts' => ['default' => 'nobody']]])->get_status());
        self::assertSame(400, $put([ChargeSettings::OPTION => ['shipping' => []]])->get_status());
        self::assertSame('parts@example.com', (new RecipientSettings())->parts(3));

        // By the back door of update_option, too.
        update_option(Limits::OPTION, ['writes' => 'many']);
        self::assertSame(5, Limits::get('writes')->allowed);
    }

    public function testOnlyAdministratorsReadAndSave(): void
    {
        $groups = $this->before;
        foreach (['coleman_parts_desk' => 403, 'customer' => 403, '' => 401] as $role => $status) {
            $user = '' === $role ? 0 : wp_insert_user(['user_login' => 'settings-' . $role, 'user_pass' => 'x', 'user_email' => "settings-$role@example.com", 'role' => $role]);
            self::assertIsInt($user);
            wp_set_current_user($user);
            self::assertSame($status, $this->call('GET', '/desk/settings')->get_status(), $role);
            self::assertSame($status, $this->save('orders', ['guest_checkout' => false])->get_status(), $role);
            if ($user > 0) {
                require_once ABSPATH . 'wp-admin/includes/user.php';
                wp_delete_user($user);
            }
        }
        self::assertSame($groups, $this->before);
        self::assertFalse(get_option(BuyerResolver::GUESTS_OPTION, false));
        wp_set_current_user(1);
        self::assertSame(404, $this->save('no-such', [])->get_status());
    }

    /** @return array<string, array<string, array<string, mixed>>> fields by group and name */
    private function groups(): array
    {
        $response = $this->call('GET', '/desk/settings');
        self::assertSame(200, $response->get_status());
        $groups = [];
        foreach ($this->body($response)['results'] as $group) {
            $groups[$group['name']] = array_column($group['fields'], null, 'name');
        }

        return $groups;
    }

    /** @param array<string, mixed> $values */
    private function save(string $group, array $values): \WP_REST_Response
    {
        return $this->call('POST', '/desk/settings/' . $group, ['values' => $values]);
    }
}
