<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Customers\Address;
use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Orders\Payment\RefundLimit;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Api\Staff\Roles;

/** Who may order, how it is paid, and what shipping and tax cost. */
final readonly class OrderGroup implements SettingsGroup
{
    private const MAX_CENTS = 10_000_000;

    private const MAX_PIECES = 1_000_000;
    private const MAX_TAX = 25_000;
    private const MAX_QUOTE_DAYS = 90;

    private const METHODS = [PayMethod::PayInStore, PayMethod::Account, PayMethod::Card];

    public function name(): string
    {
        return 'orders';
    }

    public function title(): string
    {
        return __('Orders', 'coleman');
    }

    public function intro(): string
    {
        return __('Changes apply to new orders. Existing orders keep their charges.', 'coleman');
    }

    public function fields(): array
    {
        $checkout = __('Checkout', 'coleman');
        $unconfirmed = __('Orders from unknown customers', 'coleman');
        $shipping = __('Shipping', 'coleman');
        $tax = __('Sales tax', 'coleman');

        return [
            new Field(
                'guest_checkout',
                FieldKind::Toggle,
                __('Allow guest orders', 'coleman'),
                __('If off, customers must sign in or create an account to check out.', 'coleman'),
                true,
                $checkout,
            ),
            new Field(
                'pay_methods',
                FieldKind::Choices,
                __('Ways to pay', 'coleman'),
                __('What customers can choose from. "On my account" is only for customers with account terms, and "Card" needs the keys of a payment gateway. "Call me for payment" is always available, because orders with an unknown price need it.', 'coleman'),
                PayMethod::CHOSEN,
                $checkout,
                self::methods(),
            ),
            new Field(
                'hold_minutes',
                FieldKind::Whole,
                __('Minutes a card order holds its parts', 'coleman'),
                __('How long customers have to pay by card. After that, the order is canceled and the parts go back in stock.', 'coleman'),
                Checkout::HOLD_MINUTES,
                $checkout,
                least: 5,
                most: 120,
                isRequired: true,
            ),
            new Field(
                'quote_hold_days',
                FieldKind::Whole,
                __('Days an order without prices holds its parts', 'coleman'),
                __('After that, the parts are released and reserved again when the customer accepts the quote.', 'coleman'),
                Checkout::QUOTE_HOLD_DAYS,
                $checkout,
                least: 1,
                most: self::MAX_QUOTE_DAYS,
                isRequired: true,
            ),
            new Field(
                'limit_order',
                FieldKind::Money,
                __('Largest order without confirmation', 'coleman'),
                __('For guests and accounts with an unconfirmed email address. Larger orders are placed as "to be confirmed" and reserve no stock until the parts desk confirms them. 0.00 for no limit.', 'coleman'),
                OrderLimits::DEFAULTS['order_cents'],
                $unconfirmed,
                most: self::MAX_CENTS,
                isRequired: true,
            ),
            new Field(
                'limit_order_pieces',
                FieldKind::Whole,
                __('Most pieces without confirmation', 'coleman'),
                __('Total pieces in one order. 0 for no limit.', 'coleman'),
                OrderLimits::DEFAULTS['order_pieces'],
                $unconfirmed,
                most: self::MAX_PIECES,
                isRequired: true,
            ),
            new Field(
                'limit_network',
                FieldKind::Money,
                __('Largest total per network and day', 'coleman'),
                __('All such orders from one IP address. 0.00 for no limit.', 'coleman'),
                OrderLimits::DEFAULTS['network_cents'],
                $unconfirmed,
                most: self::MAX_CENTS,
                isRequired: true,
            ),
            new Field(
                'limit_network_pieces',
                FieldKind::Whole,
                __('Most pieces per network and day', 'coleman'),
                __('The same, counted in pieces. 0 for no limit.', 'coleman'),
                OrderLimits::DEFAULTS['network_pieces'],
                $unconfirmed,
                most: self::MAX_PIECES,
                isRequired: true,
            ),
            ...array_merge(...array_map(fn (string $class): array => $this->weightClass($class, $shipping), ChargeSettings::WEIGHT_CLASSES)),
            new Field(
                'free_shipping_from',
                FieldKind::Money,
                __('Free shipping from', 'coleman'),
                __('Orders of this merchandise amount or more ship free. 0.00 for never.', 'coleman'),
                ChargeSettings::DEFAULTS['free_shipping_from_cents'],
                $shipping,
                most: self::MAX_CENTS,
                isRequired: true,
                right: Roles::RATES,
            ),
            new Field(
                'tax',
                FieldKind::Rows,
                __('Rates', 'coleman'),
                __('Parts are taxed where they are delivered or picked up. If several rows match, the one with the longest ZIP code applies. A row without a ZIP code covers the rest of the state. States that aren’t listed aren’t taxed.', 'coleman'),
                self::taxRows(ChargeSettings::DEFAULTS['tax']),
                $tax,
                columns: [
                    new Field('state', FieldKind::Choice, __('State', 'coleman'), choices: array_combine(Address::STATES, Address::STATES), isRequired: true),
                    new Field('zip', FieldKind::Text, __('ZIP code starts with', 'coleman'), most: 5),
                    new Field('rate', FieldKind::Percent, __('Percent', 'coleman'), most: self::MAX_TAX, isRequired: true),
                ],
                right: Roles::RATES,
            ),
            new Field(
                'taxes_shipping',
                FieldKind::States,
                __('States that tax shipping too', 'coleman'),
                __('Two-letter codes separated by commas, such as KS, MO.', 'coleman'),
                ChargeSettings::DEFAULTS['taxes_shipping'],
                $tax,
                right: Roles::RATES,
            ),
            new Field(
                'refund_limit',
                FieldKind::Money,
                __('Largest refund without a manager', 'coleman'),
                __('All refunds of an order together. Above it, only managers and administrators can refund. 0.00 for no limit.', 'coleman'),
                0,
                __('Refunds', 'coleman'),
                most: self::MAX_CENTS,
                isRequired: true,
                right: Roles::RATES,
            ),
        ];
    }

    public function values(): array
    {
        $charges = ChargeSettings::ofSite();
        $limits = OrderLimits::ofSite();
        $values = [
            'guest_checkout' => BuyerResolver::guestsMayOrder(),
            'pay_methods' => array_map(static fn (PayMethod $method): string => $method->value, PayMethod::chosen()),
            'hold_minutes' => Checkout::holdMinutes(),
            'quote_hold_days' => Checkout::quoteHoldDays(),
            'limit_order' => $limits['order_cents'],
            'limit_order_pieces' => $limits['order_pieces'],
            'limit_network' => $limits['network_cents'],
            'limit_network_pieces' => $limits['network_pieces'],
            'free_shipping_from' => $charges->freeShippingFromCents,
            'tax' => self::taxRows($charges->tax),
            'taxes_shipping' => $charges->taxesShipping,
            'refund_limit' => RefundLimit::cents(),
        ];
        foreach (ChargeSettings::WEIGHT_CLASSES as $class) {
            $values['shipping_' . $class . '_first'] = $charges->shipping[$class]['first_cents'];
            $values['shipping_' . $class . '_further'] = $charges->shipping[$class]['further_cents'];
        }

        return $values;
    }

    public function faults(array $values): array
    {
        $faults = [];
        $seen = [];
        foreach (self::rows($values) as $index => $row) {
            if (1 !== preg_match('/^\d{0,5}$/D', $row['zip'])) {
                $faults[sprintf('tax.%d.zip', $index)] = __('Enter the first 1 to 5 digits of a ZIP code.', 'coleman');
            } elseif (isset($seen[$row['state'] . $row['zip']])) {
                /* translators: %s: state and ZIP Code */
                $faults[sprintf('tax.%d.zip', $index)] = sprintf(__('%s is in the table twice.', 'coleman'), trim($row['state'] . ' ' . $row['zip']));
            }
            $seen[$row['state'] . $row['zip']] = true;
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $cents = static fn (string $name): int => is_int($values[$name] ?? null) ? $values[$name] : 0;
        $shipping = [];
        foreach (ChargeSettings::WEIGHT_CLASSES as $class) {
            $shipping[$class] = ['first_cents' => $cents('shipping_' . $class . '_first'), 'further_cents' => $cents('shipping_' . $class . '_further')];
        }
        $tax = [];
        foreach (self::rows($values) as $row) {
            $tax[$row['state']][$row['zip']] = $row['rate'];
        }
        update_option(ChargeSettings::OPTION, [
            'shipping' => $shipping,
            'free_shipping_from_cents' => $cents('free_shipping_from'),
            'tax' => $tax,
            'taxes_shipping' => is_array($values['taxes_shipping'] ?? null) ? $values['taxes_shipping'] : [],
        ]);
        update_option(BuyerResolver::GUESTS_OPTION, true === ($values['guest_checkout'] ?? null) ? '1' : '0');
        update_option(PayMethod::OPTION, is_array($values['pay_methods'] ?? null) ? $values['pay_methods'] : []);
        update_option(RefundLimit::OPTION, $cents('refund_limit'));
        update_option(Checkout::HOLD_OPTION, $cents('hold_minutes'));
        update_option(Checkout::QUOTE_HOLD_OPTION, $cents('quote_hold_days'));
        update_option(OrderLimits::OPTION, [
            'order_cents' => $cents('limit_order'),
            'order_pieces' => $cents('limit_order_pieces'),
            'network_cents' => $cents('limit_network'),
            'network_pieces' => $cents('limit_network_pieces'),
        ]);
    }

    public function options(): array
    {
        $cents = ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_CENTS];
        $price = ['type' => 'object', 'properties' => ['first_cents' => $cents, 'further_cents' => $cents], 'required' => ['first_cents', 'further_cents'], 'additionalProperties' => false];

        return [
            BuyerResolver::GUESTS_OPTION => ['type' => 'string', 'enum' => ['0', '1'], 'default' => '1', 'description' => 'Whether guests may order: 1 or 0.'],
            PayMethod::OPTION => [
                'type' => 'array',
                'items' => ['type' => 'string', 'enum' => array_column(self::METHODS, 'value')],
                'default' => PayMethod::CHOSEN,
                'description' => 'Ways to pay that customers may choose, beside "Call me for payment".',
            ],
            Checkout::HOLD_OPTION => ['type' => 'integer', 'minimum' => 5, 'maximum' => 120, 'default' => Checkout::HOLD_MINUTES, 'description' => 'Minutes a card order holds its parts.'],
            RefundLimit::OPTION => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_CENTS, 'default' => 0, 'description' => 'Cents that may be refunded for an order without a manager; 0 for no limit.'],
            Checkout::QUOTE_HOLD_OPTION => ['type' => 'integer', 'minimum' => 1, 'maximum' => self::MAX_QUOTE_DAYS, 'default' => Checkout::QUOTE_HOLD_DAYS, 'description' => 'Days an order without prices holds its parts.'],
            OrderLimits::OPTION => [
                'type' => 'object',
                'properties' => array_fill_keys(array_keys(OrderLimits::DEFAULTS), ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_CENTS]),
                'additionalProperties' => false,
                'default' => OrderLimits::DEFAULTS,
                'description' => 'How much guests and unconfirmed accounts may order before the desk confirms it: cents and pieces, 0 for no limit.',
            ],
            ChargeSettings::OPTION => [
                'type' => 'object',
                'properties' => [
                    'shipping' => [
                        'type' => 'object',
                        'properties' => array_fill_keys(ChargeSettings::WEIGHT_CLASSES, $price),
                        'required' => ChargeSettings::WEIGHT_CLASSES,
                        'additionalProperties' => false,
                    ],
                    'free_shipping_from_cents' => $cents,
                    'tax' => [
                        'type' => 'object',
                        'patternProperties' => ['^[A-Z]{2}$' => [
                            'type' => 'object',
                            'patternProperties' => ['^\d{0,5}$' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_TAX]],
                            'additionalProperties' => false,
                        ]],
                        'additionalProperties' => false,
                    ],
                    'taxes_shipping' => ['type' => 'array', 'items' => ['type' => 'string', 'enum' => Address::STATES]],
                ],
                'required' => ['shipping', 'free_shipping_from_cents', 'tax', 'taxes_shipping'],
                'additionalProperties' => false,
                'default' => ChargeSettings::DEFAULTS,
                'description' => 'Shipping by weight class, in cents; tax by state and ZIP prefix, in thousandths of a percent.',
            ],
        ];
    }

    /** @return list<Field> */
    private function weightClass(string $class, string $section): array
    {
        $label = match ($class) {
            'small' => __('Small parts', 'coleman'),
            'medium' => __('Medium parts', 'coleman'),
            'large' => __('Large parts', 'coleman'),
            default => __('Freight', 'coleman'),
        };
        $default = ChargeSettings::DEFAULTS['shipping'][$class] ?? ['first_cents' => 0, 'further_cents' => 0];

        return [
            new Field(
                'shipping_' . $class . '_first',
                FieldKind::Money,
                /* translators: %s: weight class */
                sprintf(__('%s, first piece', 'coleman'), $label),
                __('Shipping price if the heaviest part in the package is in this class.', 'coleman'),
                $default['first_cents'],
                $section,
                most: self::MAX_CENTS,
                isRequired: true,
                right: Roles::RATES,
            ),
            new Field(
                'shipping_' . $class . '_further',
                FieldKind::Money,
                /* translators: %s: weight class */
                sprintf(__('%s, each additional piece', 'coleman'), $label),
                __('Added for each additional piece of this class in the same package.', 'coleman'),
                $default['further_cents'],
                $section,
                most: self::MAX_CENTS,
                isRequired: true,
                right: Roles::RATES,
            ),
        ];
    }

    /** @return array<string, string> label by value */
    private static function methods(): array
    {
        $methods = [];
        foreach (self::METHODS as $method) {
            $methods[$method->value] = $method->label();
        }

        return $methods;
    }

    /**
     * @param array<string, array<int|string, int>> $tax
     * @return list<array{state: string, zip: string, rate: int}>
     */
    private static function taxRows(array $tax): array
    {
        $rows = [];
        foreach ($tax as $state => $rates) {
            foreach ($rates as $zip => $rate) {
                $rows[] = ['state' => $state, 'zip' => (string) $zip, 'rate' => $rate];
            }
        }

        return $rows;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<array{state: string, zip: string, rate: int}>
     */
    private static function rows(array $values): array
    {
        $rows = [];
        foreach (is_array($values['tax'] ?? null) ? $values['tax'] : [] as $row) {
            if (is_array($row) && is_string($row['state'] ?? null) && is_string($row['zip'] ?? null) && is_int($row['rate'] ?? null)) {
                $rows[] = ['state' => $row['state'], 'zip' => $row['zip'], 'rate' => $row['rate']];
            }
        }

        return $rows;
    }
}
