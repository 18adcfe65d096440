<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Admin\Screen;
use Coleman\Api\Feeds\FeedSamples;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Inventory\InventoryScreenData;
use Coleman\Api\Leads\Desk\LeadScreenData;
use Coleman\Api\Leads\LeadSamples;
use Coleman\Api\Locations\Location;
use Coleman\Api\Mail\EmailSamples;
use Coleman\Api\Mail\EmailWordsService;
use Coleman\Api\Mail\MailRoutes;
use Coleman\Api\Mail\TestMail;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Orders\Desk\OrderScreenData;
use Coleman\Api\Orders\OrderSamples;
use Coleman\Api\Rentals\RentalSamples;
use Coleman\Api\Settings\Groups;
use Coleman\Api\Settings\Settings;
use Coleman\Api\Settings\SettingsRoutes;
use Coleman\Api\Staff\Roles;

/** The back office: its screens, settings and test mails. */
final class AdminModule
{
    private ?BackOffice $backOffice = null;
    private ?Settings $settings = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly OrderRecordModule $orderRecords,
        private readonly RentalModule $rentals,
        private readonly RentalDeskModule $rentalDesk,
        private readonly InventoryModule $inventory,
    ) {
    }

    public function backOffice(): BackOffice
    {
        return $this->backOffice ??= new BackOffice($this->screens(...));
    }

    public function settings(): Settings
    {
        return $this->settings ??= new Settings(fn (): array => [
            new Groups\OrderGroup(),
            new Groups\PromiseGroup($this->branches->locations()),
            new Groups\PaymentGroup(),
            new Groups\RentalGroup(),
            new Groups\LeadGroup(),
            new Groups\FeedGroup(),
            new Groups\DeskGroup($this->branches->locations()),
            new Groups\MapGroup(),
            new Groups\MailGroup(),
            new Groups\LimitGroup(),
            new Groups\BotCheckGroup(),
            new Groups\UninstallGroup(),
        ]);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/mails|desk/letters', fn () => $this->mailRoutes()->routes()),
            new RouteGroup('desk/settings', fn () => (new SettingsRoutes($this->settings()))->routes()),
        ];
    }

    /** @return list<Screen> of the back office, in the order of its menu; a role lands on the first that it may see */
    private function screens(): array
    {
        return [
            new Screen('orders', __('Orders', 'coleman'), Roles::ORDERS, fn (): array => (new OrderScreenData($this->branches->locations()))->orders()),
            new Screen('stock', __('Stock', 'coleman'), Roles::ORDERS, static fn (): array => []),
            new Screen('rentals', __('Rentals', 'coleman'), Roles::RENTALS, fn (): array => $this->rentalDesk->screenData()->rentals()),
            new Screen('leads', __('Leads', 'coleman'), Roles::LEADS, fn (): array => (new LeadScreenData($this->branches->locations(), $this->branches->salesmen()))->leads()),
            // Who keeps machines keeps branches and people too; marketing keeps the latter alone.
            new Screen('inventory', __('Inventory', 'coleman'), Roles::BRANCHES, fn (): array => (new InventoryScreenData($this->inventory->itemType(...)))->inventory()),
            new Screen('customers', __('Customers', 'coleman'), Roles::CUSTOMERS, fn (): array => [
                'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->branches->locations()->all()),
                'mayOrder' => current_user_can(Roles::ORDERS),
            ]),
            new Screen('feeds', __('Feeds', 'coleman'), Roles::FEED, static fn (): array => []),
            new Screen('mail', __('Mail', 'coleman'), Roles::SETTINGS, static fn (): array => []),
            new Screen('settings', __('Settings', 'coleman'), Roles::SETTINGS, fn (): array => [
                'groups' => $this->settings()->present(),
                'me' => wp_get_current_user()->user_email,
            ]),
        ];
    }

    private function mailRoutes(): MailRoutes
    {
        $samples = new EmailSamples([
            new OrderSamples($this->orderRecords->mails(), $this->foundation->clock),
            new RentalSamples($this->rentals->mails(), $this->rentalDesk->mails(), $this->foundation->clock),
            new LeadSamples($this->foundation->clock),
            new FeedSamples(),
        ]);

        return new MailRoutes(
            $this->mail->outbox(),
            $this->mail->templates(),
            $this->mail->preview(),
            $samples,
            new TestMail($this->mail->templates(), new WordPressSender()),
            new EmailWordsService($this->mail->templates(), $samples, $this->mail->preview()),
        );
    }
}
